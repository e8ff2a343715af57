import { DateTime } from 'luxon'
import {
  calendarFeeds,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarFeed,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { wallClock } from '#app/core/time_zone'
import type { CalendarWhat } from '#app/calendar/domain/calendar_filters'

/** Most events of one module that are shown at once. */
const MAX_EVENTS = 3_000

/** All kinds of events that there are, by the order of the modules. */
export const allKinds = (): string[] => [...new Set(calendarFeeds.all().flatMap(({ kinds }) => kinds))]

/** The kinds that a client may be shown. */
export const kindsForClients = (): string[] => [
  ...new Set(calendarFeeds.all().flatMap(({ kinds, loadForClient }) => (loadForClient ? kinds : []))),
]

/** What all modules know of a span of days, the earliest first, and the kinds of which there may be more than was read. */
export type LoadedEvents = { events: CalendarEvent[]; cutKinds: string[] }

/** The span of whole days from the first to the last by the clocks of a zone, of what is asked for. */
export function spanOf(
  viewer: Viewer,
  { from: firstDay, to: lastDay }: { from: string; to: string },
  zone: string,
  { person, matter, court }: Pick<CalendarWhat, 'person' | 'matter' | 'court'>
): CalendarSpan {
  return {
    from: DateTime.fromISO(firstDay, { zone }).startOf('day'),
    to: DateTime.fromISO(lastDay, { zone }).plus({ days: 1 }).startOf('day'),
    firstDay,
    lastDay,
    zone,
    personIds: person === 'all' ? null : [person === 'me' ? viewer.userId : person],
    matterId: matter,
    courtId: court,
    limit: MAX_EVENTS,
  }
}

/** Loads what the modules know, for somebody who works in a firm. Each module asks a constant number of queries. */
export async function eventsFor(viewer: Viewer, span: CalendarSpan, kinds: string[]): Promise<LoadedEvents> {
  const feeds = calendarFeeds.all().filter((feed) => isAsked(feed.kinds, kinds))
  return gather(await readings(feeds, (feed) => feed.load(viewer, span)), span, kinds)
}

/** The same for a client: what they were shown. */
export async function eventsForClient(viewer: Viewer, span: CalendarSpan, kinds: string[]): Promise<LoadedEvents> {
  const feeds = calendarFeeds.all().filter((feed) => isAsked(feed.kinds, kinds))
  const load = (feed: CalendarFeed) => feed.loadForClient?.(viewer, span) ?? NOTHING_READ
  return gather(await readings(feeds, load), span, kinds)
}

const isAsked = (given: readonly string[], asked: string[]) =>
  asked.length === 0 || given.some((kind) => asked.includes(kind))

type Reading = CalendarReading & Pick<CalendarFeed, 'kinds'>

const readings = (
  feeds: CalendarFeed[],
  load: (feed: CalendarFeed) => CalendarReading | Promise<CalendarReading>
): Promise<Reading[]> => Promise.all(feeds.map(async (feed) => ({ ...(await load(feed)), kinds: feed.kinds })))

function gather(loaded: Reading[], { zone }: CalendarSpan, kinds: string[]): LoadedEvents {
  const all = loaded.flatMap(({ events }) => events)
  const events = all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  const clockAt = wallClock(zone)
  const places = new Map(events.map((event) => [event, placeOf(event, clockAt)]))
  events.sort((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1))
  return { events, cutKinds: loaded.flatMap((one) => (one.isCut ? one.kinds : [])) }
}

/** What has no hour comes before what has one on its day, which is that of the zone of the calendar. */
function placeOf({ when, id }: CalendarEvent, clockAt: (millis: number) => string): string {
  if (!('startsAt' in when)) return `${when.firstDay} ${id}`
  const millis = when.startsAt.toMillis()
  return `${clockAt(millis).slice(0, 10)}T${String(millis).padStart(15, '0')} ${id}`
}
