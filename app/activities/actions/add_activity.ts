import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import Matter from '#app/matters/models/matter'
import { storedFields, type ActivityFields, type ActivityState } from '#app/activities/domain/activity_fields'
import { dueAt } from '#app/activities/domain/due'
import Activity from '#app/activities/models/activity'
import ActivitySubtask from '#app/activities/models/activity_subtask'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { endOfColumn } from '#app/activities/actions/board_places'
import { datesChanged } from './dates_changed.js'
import { notifyOfActivity } from './activity_notices.js'

export type NewActivity = ActivityFields & { state?: ActivityState; subtasks?: string[] }

/** Puts something to be done in a matter. */
export class AddActivity {
  handle(author: Author, matter: Matter, fields: NewActivity): Promise<Activity> {
    return db.transaction((trx) => this.write(trx, { author, matter, fields }))
  }

  /** The same within a transaction. */
  async write(
    trx: TransactionClientContract,
    { author, matter, fields }: { author: Author; matter: Matter; fields: NewActivity }
  ): Promise<Activity> {
    const { workspaceId } = matter
    await Matter.hold(matter, trx)
    const activity = await Activity.create(await newRow(trx, matter, { author, fields }), { client: trx })
    const rows = (fields.subtasks ?? []).map((title, position) => {
      return { workspaceId, activityId: activity.id, title, done: false, position }
    })
    await ActivitySubtask.createMany(rows, { client: trx })
    await record(trx, author, {
      workspaceId,
      matterId: matter.id,
      action: 'activity.added',
      subject: { type: 'activity', id: activity.id },
      after: { ...storedFields(fields), state: activity.state, ...(rows.length > 0 && { subtasks: fields.subtasks }) },
    })
    const about = { kind: 'activity_assigned', actorId: author.userId, matter, activity, to: [activity.assigneeId] }
    await notifyOfActivity(trx, about)
    await datesChanged(trx, matter.id)
    return activity
  }
}

async function newRow(
  trx: TransactionClientContract,
  { id: matterId, workspaceId }: Matter,
  { author, fields }: { author: Author; fields: NewActivity }
) {
  const stored = storedFields(fields)
  const state = fields.state ?? 'to_start'
  return {
    ...stored,
    workspaceId,
    matterId,
    state,
    open: state !== 'resolved',
    dueAt: dueAt(stored, await firmZone(workspaceId, trx)),
    createdById: author.userId!,
    position: await endOfColumn(trx, matterId, state),
    version: 1,
  }
}
