import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

type Which = (query: DatabaseQueryBuilderContract) => void
type Trx = TransactionClientContract

/** Ids of the rows of a table that are meant. MariaDB deletes nothing from a table that a subquery of the same statement reads. */
async function idsOf(trx: Trx, table: string, which: Which): Promise<number[]> {
  const query = trx.from(table).select('id')
  which(query)
  return (await query).map(({ id }) => Number(id))
}

/** Deletes notes with whom they mention. */
export async function eraseNotes(trx: Trx, which: Which): Promise<void> {
  const ids = await idsOf(trx, 'notes', which)
  await trx.from('note_mentions').whereIn('note_id', ids).delete()
  await trx.from('notes').whereIn('id', ids).delete()
}

/** Deletes reminders with all that was delivered of them. */
export async function eraseReminders(trx: Trx, which: Which): Promise<void> {
  const ids = await idsOf(trx, 'reminders', which)
  const occurrences = await idsOf(trx, 'reminder_occurrences', (query) => void query.whereIn('reminder_id', ids))
  await trx.from('reminder_receipts').whereIn('occurrence_id', occurrences).delete()
  await trx.from('reminder_occurrences').whereIn('reminder_id', ids).delete()
  await trx.from('reminder_people').whereIn('reminder_id', ids).delete()
  await trx.from('reminders').whereIn('id', ids).delete()
}

/** Deletes activities with their steps and attachments. */
export async function eraseActivities(trx: Trx, which: Which): Promise<void> {
  const ids = await idsOf(trx, 'activities', which)
  await trx.from('activity_documents').whereIn('activity_id', ids).delete()
  await trx.from('activity_subtasks').whereIn('activity_id', ids).delete()
  await trx.from('activities').whereIn('id', ids).delete()
}
