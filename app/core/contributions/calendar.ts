import type { DateTime } from 'luxon'
import type { Json, Viewer } from './registries.js'

/**
 * What of a calendar is asked for: what touches the time from `from` (included) to `to` (excluded), both instants. What has no hour is meant by
 * the days from `firstDay` to `lastDay` (both included), which are those of the two instants on the clocks of `zone`.
 */
export interface CalendarSpan {
  from: DateTime
  to: DateTime
  /** `YYYY-MM-DD` */
  firstDay: string
  lastDay: string
  zone: string
  /** Whose events, by id; null for those of everybody that the viewer may know of. */
  personIds: number[] | null
  /** Of one matter, or of the matters before one court of the catalogue; null for all. */
  matterId: number | null
  courtId: number | null
  limit: number
}

/** When something is: whole days on the wall, the last one included; or instants. What has no known length has no end. */
export type CalendarWhen = { firstDay: string; lastDay: string } | { startsAt: DateTime; endsAt: DateTime | null }

/**
 * Whether a person may give something another time: with a PUT of `{ day, time, minutes, …body }` to `href` (`day` is `YYYY-MM-DD`, `time` is
 * `HH:MM` or null for the whole day, both on the clocks of the firm; `minutes` is the length or null), or why not, as a message.
 */
export type CalendarMove = { href: string; body?: Record<string, Json> } | { refused: string }

/** Something that stands in a calendar. */
export interface CalendarEvent {
  /** The same as long as it is the same thing: `<kind>-<id>`, of a repetition `<kind>-<id>-<day or moment>`. */
  id: string
  /** The message `calendar.kind.<kind>` names it. */
  kind: string
  title: string
  when: CalendarWhen
  /** Of a deadline: the moment after which it is too late. */
  lastInstant?: DateTime | null
  /** Ids of those whose time it takes or who answer for it. */
  peopleIds: number[]
  matter: { id: number; reference: string; title: string } | null
  /** The court as people read it; the id is that of the catalogue. */
  court: { id: number | null; name: string } | null
  place?: string | null
  /** A page or a call over the web where it is held. */
  link?: string | null
  href: string
  move: CalendarMove
  /** What is over with: struck through. Open when absent. */
  state?: 'open' | 'done' | 'cancelled'
  /** Minutes on the way, there and back each. */
  travelMinutes?: number
  /** How long before it its person wants to be reminded of it, in minutes; null for not at all. When absent, calendars elsewhere decide by its kind. */
  reminderMinutes?: number | null
  /** Only its owner may know what it is. */
  private?: boolean
  /** Nothing is told of it but that its people are busy. */
  isBusy?: boolean
}

/** What a module knows of a span, and whether there may be more of it that was not read. */
export interface CalendarReading {
  events: CalendarEvent[]
  isCut: boolean
}

/** A reading of nothing, for who may know nothing of it. */
export const NOTHING_READ: CalendarReading = { events: [], isCut: false }

/** The first of some rows, of which one more than `limit` was asked for, and whether there are more. */
export const firstOf = <T>(rows: T[], limit: number) => ({ rows: rows.slice(0, limit), isCut: rows.length > limit })

/**
 * What of a module stands in calendars. Both readings ask a constant number of queries, give at most `limit` events, the earliest first, and
 * nothing that the viewer may not see.
 */
export interface CalendarFeed {
  key: string
  /** What it gives: `CalendarEvent.kind`. */
  kinds: readonly string[]
  /** For those who work in a firm (`viewer.workspaceId`). */
  load(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading>
  /** For a client of firms: only what they were shown. Absent when clients see nothing of it. */
  loadForClient?(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading>
}
