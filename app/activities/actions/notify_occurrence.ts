import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { toSqlInstant } from '#app/core/models/columns'
import type { Channel } from '#app/core/contributions/registries'
import { notify } from '#app/notifications/actions/notify'
import type Reminder from '#app/activities/models/reminder'
import ReminderOccurrence from '#app/activities/models/reminder_occurrence'
import { subjectOfReminder } from '#app/activities/notice_subjects'
import { reminderKey } from '#app/activities/domain/reminder_keys'
import type { Place } from './reminder_audience.js'

export interface OccurrenceRow {
  workspaceId: number
  reminderId: number
  occursAt: DateTime
  deliveredAt: DateTime
  escalations: number
  escalatesAt: DateTime | null
}

/** By which channels a reminder goes out. */
export function channelsOf({ inApp, byEmail }: Pick<Reminder, 'inApp' | 'byEmail'>): Channel[] {
  return [inApp && 'app', byEmail && 'email'].filter((channel) => channel !== false) as Channel[]
}

/** What fills the sentence of a reminder: what, and on which matter, if any. */
export function reminderValues({ title }: Pick<Reminder, 'title'>, place: Place | null): Record<string, string> {
  return {
    reminder: title,
    on: place ? 'matter' : 'none',
    reference: place?.reference ?? '',
    matter: place?.title ?? '',
  }
}

/** Writes an occurrence and tells people of it, in the transaction that moves the reminder on. */
export async function notifyOccurrence(
  trx: TransactionClientContract,
  { reminder, row, people, place }: { reminder: Reminder; row: OccurrenceRow; people: number[]; place: Place | null }
): Promise<void> {
  const occurrence = await ReminderOccurrence.create(row, { client: trx })
  const told = toSqlInstant(row.deliveredAt)
  const of = { workspace_id: row.workspaceId, occurrence_id: occurrence.id, delivered_at: told, snoozes: 0 }
  await trx.table('reminder_receipts').multiInsert(people.map((user_id) => ({ ...of, user_id })))
  await notify(trx, {
    kind: 'reminder',
    to: people,
    actorId: null,
    workspaceId: row.workspaceId,
    values: reminderValues(reminder, place),
    subject: subjectOfReminder(reminder),
    channels: channelsOf(reminder),
    key: reminderKey(occurrence.id),
  })
}
