import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import Matter from '#app/matters/models/matter'
import { EDITABLE, storedFields, type ActivityFields } from '#app/activities/domain/activity_fields'
import { dueAt } from '#app/activities/domain/due'
import type Activity from '#app/activities/models/activity'
import { findActivity } from '#app/activities/queries/find_activity'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { notifyOfActivity } from './activity_notices.js'
import { datesChanged } from './dates_changed.js'

/** Changes the fields of an activity. */
export class EditActivity {
  /** `version` is the one that was edited. Throws FieldProblem when it has another by now; then nothing is changed. */
  async handle(
    author: Author,
    matter: Matter,
    { id, version, ...fields }: ActivityFields & { id: number; version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const activity = await findActivity(matter, id, trx)
      if (activity.version !== version) throw new FieldProblem('version', 'activities.stale')
      const next = storedFields(fields)
      const changed = EDITABLE.filter((name) => activity[name] !== next[name])
      if (changed.length === 0) return
      const only = (of: Activity | ActivityFields) => Object.fromEntries(changed.map((name) => [name, of[name]]))
      const [before, after] = [only(activity), only(next)]
      const due = dueAt(next, await firmZone(matter.workspaceId, trx))
      await activity.merge({ ...next, dueAt: due, version: version + 1 }).save()
      const subject = { type: 'activity', id: activity.id }
      const { workspaceId, id: matterId } = matter
      const audited = { workspaceId, matterId, action: 'activity.edited', subject, before }
      await record(trx, author, { ...audited, after: { title: activity.title, ...after } })
      const to = changed.includes('assigneeId') ? [activity.assigneeId] : []
      await notifyOfActivity(trx, { kind: 'activity_assigned', actorId: author.userId, matter, activity, to })
      await datesChanged(trx, matterId)
    })
  }
}
