import type { Trx } from '#app/core/database/trx'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { rowsBy } from '#app/core/tenancy/rows'
import ActivityDocument from '#app/activities/models/activity_document'
import NoteMention from '#app/activities/models/note_mention'
import ReminderReceipt from '#app/activities/models/reminder_receipt'

type Which = (query: DatabaseQueryBuilderContract) => void
/** Ids of the rows of a table that are meant. MariaDB deletes nothing from a table that a subquery of the same statement reads. */
async function idsOf(trx: Trx, table: string, which: Which): Promise<number[]> {
  const query = trx.from(table).select('id')
  which(query)
  return (await query).map(({ id }) => Number(id))
}

/** Deletes notes with whom they mention. */
export async function eraseNotes(trx: Trx, which: Which): Promise<void> {
  const ids = await idsOf(trx, 'notes', which)
  await NoteMention.byKey('note_id', ids, trx).delete()
  await rowsBy(trx, 'notes', { id: ids }).delete()
}

/** Deletes reminders with all that was delivered of them. */
export async function eraseReminders(trx: Trx, which: Which): Promise<void> {
  const ids = await idsOf(trx, 'reminders', which)
  const occurrences = await idsOf(trx, 'reminder_occurrences', (query) => void query.whereIn('reminder_id', ids))
  await ReminderReceipt.byKey('occurrence_id', occurrences, trx).delete()
  await rowsBy(trx, 'reminder_occurrences', { reminder_id: ids }).delete()
  await rowsBy(trx, 'reminder_people', { reminder_id: ids }).delete()
  await rowsBy(trx, 'reminders', { id: ids }).delete()
}

/** Deletes activities with their steps and attachments. */
export async function eraseActivities(trx: Trx, which: Which): Promise<void> {
  const ids = await idsOf(trx, 'activities', which)
  await ActivityDocument.byKey('activity_id', ids, trx).delete()
  await rowsBy(trx, 'activity_subtasks', { activity_id: ids }).delete()
  await rowsBy(trx, 'activities', { id: ids }).delete()
}
