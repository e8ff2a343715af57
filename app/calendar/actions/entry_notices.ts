import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notify } from '#app/notifications/actions/notify'
import type { Day } from '#app/deadlines/domain/days'
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
    at = writtenTimes(entry).firstDay,
  }: {
    kind: 'entry_set' | 'entry_changed' | 'entry_cancelled' | 'entry_handed_over'
    actorId: number | null
    to: number[]
    /** The day of the repetition that is meant; its first one without. */
    at?: Day
  }
): Promise<void> {
  if (to.length === 0) return
  const { startTime } = writtenTimes(entry)
  await notify(trx, {
    kind,
    actorId,
    to,
    workspaceId: entry.workspaceId,
    values: { title: entry.title, day: at, time: startTime ?? 'none' },
    subject: { type: 'calendar_entry', id: entry.id, place: { on: at } },
  })
}
