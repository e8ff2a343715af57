import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differingColumns, storedEntry } from '#app/calendar/domain/entry_fields'
import { daysOf } from '#app/calendar/domain/entry_times'
import type { LeftOut, ReadCalendar } from '#app/calendar/ics/read_calendar'
import type { ReadEvent } from '#app/calendar/ics/read_event'
import CalendarEntry from '#app/calendar/models/calendar_entry'

/** What an import does with an event of a file. */
export type ImportStep = { event: ReadEvent & { line: number } } & (
  { does: 'add' } | { does: 'update' | 'cancel'; entry: CalendarEntry }
)

/** All that an import does, and what it leaves out. */
export interface ImportPlan {
  steps: ImportStep[]
  leftOut: LeftOut[]
}

/** Names that one statement asks for. */
const AT_ONCE = 500

/** Events of a calendar that reads this one: they stand here already. */
const OWN = /\.[0-9a-f]{24}@foja$/

/**
 * Compares the events of a file with those of somebody's calendar, by what they are called elsewhere. What is as it is there, older, cancelled here or from here
 * is left out, so that the same file does nothing the second time.
 */
export async function planImport(
  owner: { userId: number; workspaceId: number },
  { events, leftOut }: ReadCalendar,
  trx?: TransactionClientContract
): Promise<ImportPlan> {
  const known = await knownEntries(
    owner,
    events.map(({ uid }) => uid),
    trx
  )
  const plan: ImportPlan = { steps: [], leftOut: [...leftOut] }
  for (const event of events) {
    const entry = known.get(event.uid)
    const problem = whyNot(event, entry)
    if (problem) plan.leftOut.push({ line: event.line, title: event.fields.title, problem })
    else if (!entry) plan.steps.push({ event, does: 'add' })
    else plan.steps.push({ event, entry, does: event.isCancelled ? 'cancel' : 'update' })
  }
  plan.leftOut.sort((one, other) => one.line - other.line)
  return plan
}

async function knownEntries(
  { userId, workspaceId }: { userId: number; workspaceId: number },
  uids: string[],
  trx?: TransactionClientContract
): Promise<Map<string, CalendarEntry>> {
  const known = new Map<string, CalendarEntry>()
  for (let first = 0; first < uids.length; first += AT_ONCE) {
    const own = CalendarEntry.in({ id: workspaceId }, trx).where('owner_id', userId)
    for (const entry of await own.whereIn('uid', uids.slice(first, first + AT_ONCE))) known.set(entry.uid, entry)
  }
  return known
}

/** Why an event is left out; null when it is not. */
function whyNot(event: ReadEvent, entry: CalendarEntry | undefined): string | null {
  if (OWN.test(event.uid)) return 'own'
  if (event.isCancelled && (!entry || entry.cancelledAt !== null)) return 'cancelled'
  const stored = storedEntry(event.fields, event.exceptions)
  if (!event.isCancelled && daysOf(stored).length === 0) return 'nothing_left'
  if (!entry) return null
  if (entry.cancelledAt !== null) return 'cancelled_here'
  const { matterId, travelMinutes } = entry
  if (!event.isCancelled && differingColumns(entry, { ...stored, matterId, travelMinutes }).length === 0) return 'same'
  return event.sequence < entry.sequence ? 'older' : null
}
