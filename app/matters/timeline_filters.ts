import { DateTime } from 'luxon'
import { TIMELINE_GROUPS, timelineEntries, type TimelineGroup } from '#app/core/contributions/registries'

/** What of a matter's timeline is shown, as its address says it. */
export interface TimelineFilters {
  groups: TimelineGroup[]
  /** Id of who did it. */
  person: number | null
  /** First and last day, `YYYY-MM-DD` in the reader's time zone. */
  from: string | null
  to: string | null
  cursor: TimelineCursor | null
}

/** Where a page ends: the instant of its last line, and how many lines of that very instant were shown. */
export interface TimelineCursor {
  at: DateTime
  shown: number
}

const MAX_AT_ONCE = 5_000
const CURSOR = /^(\d{1,15})-(\d{1,5})$/

const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value).isValid ? value : null

/** A cursor as an address carries it: milliseconds since 1970, and the count. */
export const cursorText = ({ at, shown }: TimelineCursor): string => `${at.toMillis()}-${shown}`

function cursorOf(value: unknown): TimelineCursor | null {
  const [, millis, shown] = CURSOR.exec(typeof value === 'string' ? value : '') ?? []
  if (!millis || Number(shown) > MAX_AT_ONCE) return null
  const at = DateTime.fromMillis(Number(millis), { zone: 'utc' })
  return at.isValid && at.year < 10_000 ? { at, shown: Number(shown) } : null
}

/** Reads the query string of the timeline; what it does not know is left out, never refused. */
export function timelineFiltersOf(query: Record<string, unknown>): TimelineFilters {
  const named = new Set(String(query.about ?? '').split(','))
  return {
    groups: TIMELINE_GROUPS.filter((group) => named.has(group)),
    person: /^\d{1,9}$/.test(String(query.person)) ? Number(query.person) : null,
    from: dayOf(query.from),
    to: dayOf(query.to),
    cursor: cursorOf(query.older),
  }
}

export const WHOLE_TIMELINE: TimelineFilters = { groups: [], person: null, from: null, to: null, cursor: null }

/** The filters as the page sends them back to the browser, with the groups that some module tells of; the cursor is only of the address. */
export function timelineFiltersShown({ groups, person, from, to, cursor }: TimelineFilters) {
  const told = new Set<TimelineGroup>(
    timelineEntries.all().flatMap(({ groups: own }) => [...(own ?? (['matter'] as const))])
  )
  return {
    groups,
    person,
    from,
    to,
    isLater: cursor !== null,
    known: TIMELINE_GROUPS.filter((group) => told.has(group)),
  }
}
