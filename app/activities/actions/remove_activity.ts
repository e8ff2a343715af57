import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { recordsChanged } from '#app/core/search/record_changes'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'
import { findActivity } from '#app/activities/queries/find_activity'
import { datesChanged } from './dates_changed.js'
import { eraseNotes, eraseReminders } from './erasures.js'

/** Takes an activity out of its matter with its steps, comments and reminders. Documents stay in the matter. */
export class RemoveActivity {
  async handle(author: Author, matter: Matter, id: number): Promise<string> {
    return db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const activity = await findActivity(matter, id, trx)
      const { workspaceId, id: matterId } = matter
      await this.erase(trx, workspaceId, activity.id)
      await activity.delete()
      await record(trx, author, {
        ...{ workspaceId, matterId, action: 'activity.removed', subject: { type: 'activity', id: activity.id } },
        before: {
          title: activity.title,
          state: activity.state,
          assigneeId: activity.assigneeId,
          dueOn: activity.dueOn,
        },
      })
      await datesChanged(trx, matterId)
      return activity.title
    })
  }

  private async erase(trx: TransactionClientContract, workspaceId: number, activityId: number) {
    const comments = await rowsBy(trx, 'notes', { activity_id: activityId }).select('id')
    await recordsChanged(
      trx,
      workspaceId,
      'note',
      comments.map(({ id }) => id)
    )
    await eraseNotes(trx, (query) => void query.where('activity_id', activityId))
    await eraseReminders(trx, (query) => void query.where('activity_id', activityId))
    await rowsBy(trx, 'activity_documents', { activity_id: activityId }).delete()
    await rowsBy(trx, 'activity_subtasks', { activity_id: activityId }).delete()
  }
}
