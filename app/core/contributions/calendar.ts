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

/** Where something stands among the things of its days: what is read of it before it is known whether it is shown. */
export interface CalendarItem {
  /** What its feed finds it by. */
  key: string
  /** `YYYY-MM-DD`: the days that it touches, the last one included, on the clocks of the span. */
  firstDay: string
  lastDay: string
  /** `HH:MM` at which it begins on the first of them; null for whole days. */
  time: string | null
}

/** What a module knows of the days of a span without reading all of it. */
export interface CalendarOutline {
  /** At least what comes first on each day, as many as were asked for; more does no harm. */
  items: CalendarItem[]
  /** How many things touch each day of the span; days without any are left out. */
  counts: ReadonlyMap<string, number>
  /** There may be more than was counted. */
  isCut: boolean
  /** The events of some of the items, in any order. */
  read(keys: ReadonlySet<string>): Promise<CalendarEvent[]>
}

/** An outline of nothing, for who may know nothing of it. */
export const NOTHING_OUTLINED: CalendarOutline = {
  items: [],
  counts: new Map(),
  isCut: false,
  read: () => Promise.resolve([]),
}

/**
 * What of a module stands in calendars. All readings ask a constant number of queries and give nothing that the viewer may not see. `load` and
 * `loadForClient` give at most `limit` events, the earliest first: they are for whoever needs everything, as calendars elsewhere do.
 */
export interface CalendarFeed {
  key: string
  /** Which comes first of two things of one day that begin together. */
  order: number
  /** What it gives: `CalendarEvent.kind`. */
  kinds: readonly string[]
  /** For those who work in a firm (`viewer.workspaceId`). */
  load(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading>
  /**
   * The same for a page that shows so many things of each day and says how many there are: it costs by what is shown and not by what is there.
   * Both know of the same events.
   */
  outline(viewer: Viewer, span: CalendarSpan, perDay: number): Promise<CalendarOutline>
  /** For a client of firms: only what they were shown. Absent when clients see nothing of it. */
  loadForClient?(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading>
}
