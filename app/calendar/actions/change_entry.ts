import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { addDays, daysBetween, type Day } from '#app/deadlines/domain/days'
import { differingColumns, isOfTime, storedEntry, type EntryFields } from '#app/calendar/domain/entry_fields'
import { daysOf, untilDayOf } from '#app/calendar/domain/entry_times'
import { cutRule } from '#app/calendar/domain/rules'
import type CalendarEntry from '#app/calendar/models/calendar_entry'
import { notifyOfEntry } from './entry_notices.js'
import { linkPeople, log, peopleOf, refuseFaults, risen, notifyAttending } from './entry_rows.js'

/** What, when it changes, those who attend have to know. */
const TOLD: readonly string[] = [
  'title',
  'firstDay',
  'lastDay',
  'startsAt',
  'endsAt',
  'rule',
  'exceptions',
  'place',
  'link',
]

/** Gives a whole event other fields. Its exceptions move with it unless others are said; those that are no repetition of it any more are forgotten. */
export async function changeEntry(
  trx: TransactionClientContract,
  author: Author,
  entry: CalendarEntry,
  fields: EntryFields,
  said?: Day[]
): Promise<CalendarEntry> {
  refuseFaults(fields)
  const moved = daysBetween(entry.firstDay, fields.firstDay)
  const after = storedEntry(fields, said ?? entry.exceptions.map((day) => addDays(day, moved)))
  const changed = differingColumns(entry, after)
  const knew = await peopleOf(trx, entry)
  const isSame = new Set(knew).symmetricDifference(new Set(fields.peopleIds)).size === 0
  if (changed.length === 0 && isSame) return entry
  const only = (of: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, of[name]]))
  const told = { before: only(entry as unknown as Record<string, unknown>), after: only({ ...after }) }
  const wasPrivate = entry.isPrivate
  const actorId = author.userId
  // Before it changes: who attends no more reads what they knew.
  const gone = knew.filter((id) => !fields.peopleIds.includes(id))
  await notifyOfEntry(trx, entry, { kind: 'entry_cancelled', actorId, to: gone })
  const sequence = isOfTime(changed) ? entry.sequence + 1 : entry.sequence
  await entry.merge({ ...after, sequence, version: entry.version + 1 }).save()
  const peopleIds = await linkPeople(trx, entry, fields.peopleIds)
  await log(trx, author, entry, 'calendar_entry.edited', told, wasPrivate)
  const stay = peopleIds.filter((id) => knew.includes(id))
  if (changed.some((name) => TOLD.includes(name)))
    await notifyOfEntry(trx, entry, { kind: 'entry_changed', actorId, to: stay })
  const isNew = (id: number) => !knew.includes(id)
  await notifyOfEntry(trx, entry, { kind: 'entry_set', actorId, to: peopleIds.filter(isNew) })
  return entry
}

/** What becomes of a repetition that is taken out of an event: it is off for all who attend, or it is an event by itself that those people attend. */
export type TakenOut = { peopleIds: number[] } | 'off'

/** Makes an exception of one repetition. */
export async function leaveOut(
  trx: TransactionClientContract,
  author: Author,
  entry: CalendarEntry,
  at: Day,
  becomes: TakenOut
) {
  const exceptions = [...entry.exceptions, at].toSorted()
  await shorten(trx, author, entry, { rule: entry.rule!, exceptions, at, becomes })
}

/** Ends an event before one of its repetitions, which is not the first. */
export async function cut(
  trx: TransactionClientContract,
  author: Author,
  entry: CalendarEntry,
  at: Day,
  becomes: TakenOut
) {
  const { before: rule } = cutRule(entry.rule!, entry.firstDay, at)
  const exceptions = entry.exceptions.filter((day) => day < at)
  await shorten(trx, author, entry, { rule, exceptions, at, becomes })
}

async function shorten(
  trx: TransactionClientContract,
  author: Author,
  entry: CalendarEntry,
  { rule, exceptions, at, becomes }: { rule: string; exceptions: Day[]; at: Day; becomes: TakenOut }
): Promise<void> {
  const isOver = daysOf({ ...repeating(entry), rule, exceptions }).length === 0
  const untilDay = isOver ? entry.untilDay : untilDayOf({ ...repeating(entry), rule, exceptions })
  const cancelledAt = isOver ? clock.now() : null
  await entry.merge({ rule, exceptions, untilDay, cancelledAt, ...risen(entry) }).save()
  await log(trx, author, entry, 'calendar_entry.edited', { before: { day: at }, after: { rule, exceptions } })
  if (becomes === 'off') return notifyAttending(trx, author, entry, 'entry_changed')
  const attended = await peopleOf(trx, entry)
  const to = attended.filter((id) => !becomes.peopleIds.includes(id))
  await notifyOfEntry(trx, entry, { kind: 'entry_cancelled', actorId: author.userId, to, at })
}

/** Columns are read from the record itself: the rest of a destructured one has none of them. */
const repeating = ({ firstDay, lastDay, startsAt, endsAt, timeZone }: CalendarEntry) => ({
  firstDay,
  lastDay,
  startsAt,
  endsAt,
  timeZone,
})
