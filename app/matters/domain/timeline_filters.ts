import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { day, idOrNull, param, wordIn, wordsIn } from '#app/core/validators/query'
import { TIMELINE_GROUPS, timelineEntries, type TimelineGroup } from '#app/core/contributions/registries'

/** Where a page ends: the instant of its last line, and how many lines of that very instant were shown. */
export interface TimelineCursor {
  at: DateTime
  shown: number
}

const MAX_AT_ONCE = 5_000
const CURSOR = /^(\d{1,15})-(\d{1,5})$/

/** A cursor as an address carries it: milliseconds since 1970, and the count. */
export const cursorText = ({ at, shown }: TimelineCursor): string => `${at.toMillis()}-${shown}`

function cursorOf(value: unknown): TimelineCursor | null {
  const [, millis, shown] = CURSOR.exec(wordIn(value)) ?? []
  if (!millis || Number(shown) > MAX_AT_ONCE) return null
  const at = DateTime.fromMillis(Number(millis), { zone: 'utc' })
  return at.isValid && at.year < 10_000 ? { at, shown: Number(shown) } : null
}

/** What of a matter's timeline is shown, as its address says it. */
export const timelineFilters = vine.create({
  groups: param((_, { about }) => TIMELINE_GROUPS.filter((group) => wordsIn(about).includes(group))),
  /** Id of who did it. */
  person: idOrNull(),
  /** First and last day, `YYYY-MM-DD` in the reader's time zone. */
  from: day(),
  to: day(),
  cursor: param((_, { older }) => cursorOf(older)),
})
export type TimelineFilters = Infer<typeof timelineFilters>

export const WHOLE_TIMELINE: TimelineFilters = { groups: [], person: null, from: null, to: null, cursor: null }

/** The filters as the page sends them back to the browser, with the groups that some module tells the reader of; the cursor is only of the address. */
export function presentTimelineFilters(
  { groups, person, from, to, cursor }: TimelineFilters,
  may: (permission: string) => boolean
) {
  const told = new Set<TimelineGroup>(
    timelineEntries
      .all()
      .filter(({ permission }) => permission === undefined || may(permission))
      .flatMap(({ groups: own }) => [...(own ?? (['matter'] as const))])
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
