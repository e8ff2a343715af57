import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notify } from '#app/notifications/actions/notify'
import { writtenTimes } from '#app/calendar/domain/entry_times'
import type CalendarEntry from '#app/calendar/models/calendar_entry'

/** Tells people of the firm of an event that they attend, or attended. */
export async function notifyOfEntry(
  trx: TransactionClientContract,
  entry: CalendarEntry,
  {
    kind,
    actorId,
    to,
  }: { kind: 'entry_set' | 'entry_changed' | 'entry_cancelled'; actorId: number | null; to: number[] }
): Promise<void> {
  if (to.length === 0) return
  const { firstDay, startTime } = writtenTimes(entry)
  await notify(trx, {
    kind,
    actorId,
    to,
    workspaceId: entry.workspaceId,
    values: { title: entry.title, day: firstDay, time: startTime ?? 'none' },
    subject: { type: 'calendar_entry', id: entry.id, place: { on: firstDay } },
  })
}
