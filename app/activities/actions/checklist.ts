import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import Matter from '#app/matters/models/matter'
import type Activity from '#app/activities/models/activity'
import ActivitySubtask from '#app/activities/models/activity_subtask'
import { findActivity } from '#app/activities/queries/find_activity'

type Told = { before?: Record<string, unknown>; after?: Record<string, unknown> }

/** The steps of an activity, in their order, each done or not. */
export class Checklist {
  add(author: Author, matter: Matter, { activityId, title }: { activityId: number; title: string }): Promise<void> {
    return this.change(author, matter, activityId, async (trx, activity) => {
      const steps = await stepsOf(trx, activity)
      const { workspaceId, id } = activity
      const position = (steps.at(-1)?.position ?? -1) + 1
      await ActivitySubtask.create({ workspaceId, activityId: id, title, done: false, position }, { client: trx })
      return { after: { subtask: title } }
    })
  }

  /** Changes what a step says, or whether it is done. */
  edit(
    author: Author,
    matter: Matter,
    { activityId, id, ...fields }: { activityId: number; id: number; title?: string; done?: boolean }
  ): Promise<void> {
    return this.change(author, matter, activityId, async (trx, activity) => {
      const step = await stepOf(trx, activity, id)
      const { title, done } = step
      await step.merge({ title: fields.title ?? title, done: fields.done ?? done }).save()
      if (step.title === title && step.done === done) return null
      return { before: { subtask: title, done }, after: { subtask: step.title, done: step.done } }
    })
  }

  remove(author: Author, matter: Matter, { activityId, id }: { activityId: number; id: number }): Promise<void> {
    return this.change(author, matter, activityId, async (trx, activity) => {
      const step = await stepOf(trx, activity, id)
      await step.delete()
      return { before: { subtask: step.title, done: step.done } }
    })
  }

  /** Puts the steps in this order; those that are not named stay behind. */
  order(author: Author, matter: Matter, { activityId, ids }: { activityId: number; ids: number[] }): Promise<void> {
    return this.change(author, matter, activityId, async (trx, activity) => {
      const steps = await stepsOf(trx, activity)
      const rank = (step: ActivitySubtask) =>
        ids.includes(step.id) ? ids.indexOf(step.id) : ids.length + step.position
      const ordered = [...steps].sort((a, b) => rank(a) - rank(b))
      for (const [position, step] of ordered.entries()) await step.merge({ position }).save()
      const titles = (list: ActivitySubtask[]) => ({ subtasks: list.map(({ title }) => title) })
      return { before: titles(steps), after: titles(ordered) }
    })
  }

  private async change(
    author: Author,
    matter: Matter,
    activityId: number,
    act: (trx: TransactionClientContract, activity: Activity) => Promise<Told | null>
  ): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const activity = await findActivity(matter, activityId, trx)
      const told = await act(trx, activity)
      if (!told) return
      const { workspaceId, id: matterId } = matter
      const subject = { type: 'activity', id: activity.id }
      await record(trx, author, { workspaceId, matterId, action: 'activity.checklist_changed', subject, ...told })
    })
  }
}

const stepsOf = (trx: TransactionClientContract, { id, workspaceId }: Activity) =>
  ActivitySubtask.in({ id: workspaceId }, trx).where('activity_id', id).orderBy('position').orderBy('id')

async function stepOf(trx: TransactionClientContract, activity: Activity, id: number): Promise<ActivitySubtask> {
  const step = await ActivitySubtask.findIn({ id: activity.workspaceId }, id, trx)
  if (step.activityId !== activity.id) throw new NotFound('activity_subtasks')
  return step
}
