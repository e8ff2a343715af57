import type { DateTime } from 'luxon'
import type { CalendarEvent } from '#app/core/contributions/registries'
import type { Conflict } from './conflicts.js'

/**
 * An event as the client draws it. `start` and `end` are what the clocks of the zone say: `YYYY-MM-DD` for whole days, the last one included, else
 * `YYYY-MM-DDTHH:MM`; an event without a known length has no end.
 */
export type EventLine = Omit<CalendarEvent, 'when' | 'lastInstant' | 'state'> & {
  allDay: boolean
  start: string
  end: string | null
  state: 'open' | 'done' | 'cancelled'
  conflicts: Conflict[]
}

/** Writes an event as it is on the clocks of a zone, which `wallClock` reads. */
export function eventLine(
  { when, lastInstant: _, ...event }: CalendarEvent,
  clockAt: (millis: number) => string,
  conflicts: Conflict[]
): EventLine {
  const wall = (at: DateTime) => clockAt(at.toMillis())
  const times =
    'startsAt' in when
      ? { allDay: false, start: wall(when.startsAt), end: when.endsAt && wall(when.endsAt) }
      : { allDay: true, start: when.firstDay, end: when.lastDay }
  return { ...event, ...times, state: event.state ?? 'open', conflicts }
}
