import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'

export const personalDataParts = [
  /** Activities, notes and reminders are the firm's. Who is gone is told of nothing any more. */
  partsOf(personalData, {
    key: 'reminders',
    order: 36,
    rows: ({ id }) =>
      inPages(
        'reminder_receipts',
        ['reminders.title', 'reminder_receipts.delivered_at', 'reminder_receipts.seen_at'],
        (query) => {
          void query
            .join('reminder_occurrences', 'reminder_occurrences.id', 'reminder_receipts.occurrence_id')
            .join('reminders', 'reminders.id', 'reminder_occurrences.reminder_id')
            .where('reminder_receipts.user_id', id)
        }
      ),
    async erase(trx, { id }) {
      for (const table of ['reminder_receipts', 'reminder_people', 'note_mentions'])
        await trx.from(table).where('user_id', id).delete()
      await acrossFirms(trx, 'reminders').where('escalate_to_id', id).update({ escalate_to_id: null })
    },
  }),
]
