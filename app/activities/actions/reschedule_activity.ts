import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import Matter from '#app/matters/models/matter'
import { dueAt, type Due } from '#app/activities/domain/due'
import type Activity from '#app/activities/models/activity'
import { findActivity } from '#app/activities/queries/find_activity'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { datesChanged } from './dates_changed.js'

/** Gives an activity another day and time, and leaves the rest of it. */
export class RescheduleActivity {
  /** Returns the activity and when it was due before. Times are those of the firm's clocks. */
  handle(author: Author, matter: Matter, change: Due & { id: number }): Promise<{ activity: Activity; before: Due }> {
    return db.transaction((trx) => this.within(trx, author, matter, change))
  }

  /** The same within a transaction. */
  async within(
    trx: TransactionClientContract,
    author: Author,
    matter: Matter,
    { id, dueOn, dueTime }: Due & { id: number }
  ): Promise<{ activity: Activity; before: Due }> {
    await Matter.hold(matter, trx)
    const activity = await findActivity(matter, id, trx)
    const before = { dueOn: activity.dueOn, dueTime: activity.dueTime }
    if (before.dueOn === dueOn && before.dueTime === dueTime) return { activity, before }
    const due = dueAt({ dueOn, dueTime }, await firmZone(matter.workspaceId, trx))
    await activity.merge({ dueOn, dueTime, dueAt: due, version: activity.version + 1 }).save()
    await record(trx, author, {
      workspaceId: matter.workspaceId,
      matterId: matter.id,
      action: 'activity.edited',
      subject: { type: 'activity', id },
      before,
      after: { title: activity.title, dueOn, dueTime },
    })
    await datesChanged(trx, matter.id)
    return { activity, before }
  }
}
