import { addDays, daysBetween, type Day } from '#app/deadlines/domain/days'
import { daysOf, storedTimes, untilDayOf, type Repeating, type WrittenTimes } from './entry_times.js'
import { ruleOf, type Repetition } from './repetition.js'

export const ENTRY_LENGTHS = { title: 200, place: 300, link: 500, notes: 2_000 } as const

/** Minutes of the way there, and how long before it somebody is reminded: four weeks at most. */
export const ENTRY_MINUTES = { travel: 600, reminder: 40_320 } as const

/** What of an event that comes again is changed or cancelled: one repetition, that one and what follows, or all. */
export const ENTRY_SCOPES = ['one', 'following', 'all'] as const
export type EntryScope = (typeof ENTRY_SCOPES)[number]

/** What people say of an event. */
export interface EntryFields extends WrittenTimes {
  title: string
  matterId?: number | null
  place?: string | null
  /** `https://…` */
  link?: string | null
  notes?: string | null
  /** Others than who attends know nothing but that its people are busy. */
  isPrivate: boolean
  travelMinutes: number
  /** How long before it calendars elsewhere remind of it; null for not at all. */
  reminderMinutes?: number | null
  /** Who attends beside its owner: people of the firm. */
  peopleIds: number[]
  repetition: Repetition | null
}

const TOLD = ['title', 'matterId', 'place', 'link', 'notes', 'isPrivate', 'travelMinutes', 'reminderMinutes'] as const

/** What of an event is kept beside its owner and who attends. */
export type StoredEntry = Repeating & { untilDay: Day } & Required<Pick<EntryFields, (typeof TOLD)[number]>>

/** The columns of an event; what was left out is null. `exceptions` are the repetitions that do not take place; days that are no repetition are forgotten. */
export function storedEntry(fields: EntryFields, exceptions: Day[] = []): StoredEntry {
  const told = Object.fromEntries(TOLD.map((name) => [name, fields[name] ?? null])) as Pick<
    StoredEntry,
    (typeof TOLD)[number]
  >
  const rule = fields.repetition && ruleOf(fields.repetition, fields.firstDay)
  const every = { ...storedTimes(fields), rule, exceptions: [] }
  const possible = new Set(daysOf(every))
  const when = { ...every, exceptions: exceptions.filter((day) => possible.has(day)) }
  return { ...told, ...when, untilDay: untilDayOf(when) }
}

const COLUMNS = [
  ...TOLD,
  ...(['firstDay', 'lastDay', 'startsAt', 'endsAt', 'timeZone', 'rule', 'exceptions'] as const),
] as const
type Column = (typeof COLUMNS)[number]

/** What of an event says when it is: a calendar elsewhere has to hear of it (SEQUENCE). */
const OF_TIME: readonly Column[] = ['firstDay', 'lastDay', 'startsAt', 'endsAt', 'timeZone', 'rule', 'exceptions']

/** Those of its columns in which an event differs from what it was. */
export function differingColumns(before: Pick<StoredEntry, Column>, after: Pick<StoredEntry, Column>): Column[] {
  const written = (value: unknown) => JSON.stringify(value)
  return COLUMNS.filter((name) => written(before[name]) !== written(after[name]))
}

export const isOfTime = (changed: readonly Column[]): boolean => changed.some((name) => OF_TIME.includes(name))

/** The fields of a repetition that begins on `at`, said of the whole event: moved by as many days as the repetition was. */
export function saidOfAll(fields: EntryFields, firstDay: Day, at: Day): EntryFields {
  const moved = (day: Day) => addDays(firstDay, daysBetween(at, day))
  return { ...fields, firstDay: moved(fields.firstDay), lastDay: moved(fields.lastDay) }
}
