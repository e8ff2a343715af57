import { DateTime } from 'luxon'
import { countDays, daysWithin } from '#app/core/contributions/calendar_outlines'
import {
  calendarFeeds,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarFeed,
  type CalendarItem,
  type CalendarOutline,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { wallClock } from '#app/core/time_zone'
import type { CalendarWhat } from '#app/calendar/domain/calendar_filters'
import { daysTouched, firstKeys, leftOut, placeOf } from '#app/calendar/domain/days_shown'

/** Most events of one module that are read at once. */
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
  const clockAt = wallClock(zone)
  const found = loaded.map(({ events }) => events.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)))
  return {
    events: inOrder(found, clockAt),
    cutKinds: loaded.flatMap((one) => (one.isCut ? one.kinds : [])),
  }
}

/** The events of all feeds as they follow each other on the clocks that `clockAt` reads. */
function inOrder(found: CalendarEvent[][], clockAt: (millis: number) => string): CalendarEvent[] {
  const placed = found.flatMap((events, feed) =>
    events.map((event) => ({ event, place: placeOf({ key: event.id, ...daysTouched(event.when, clockAt) }, feed) }))
  )
  return placed.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ event }) => event)
}

/** What a page shows of some days: of each what comes first, and how many more there are by the day, or at least so many where `isCut`. */
export interface LoadedDays {
  events: CalendarEvent[]
  more: Record<string, number>
  isCut: boolean
}

/** Loads of each day what comes first, `perDay` things of all modules together, for somebody who works in a firm: it costs by what is shown, and each module asks a constant number of queries. */
export async function daysFor(
  viewer: Viewer,
  span: CalendarSpan,
  kinds: string[],
  perDay: number
): Promise<LoadedDays> {
  const feeds = calendarFeeds.all().filter((feed) => isAsked(feed.kinds, kinds))
  return firstOfAll(await Promise.all(feeds.map((feed) => feed.outline(viewer, span, perDay))), span, perDay)
}

/** The same for a client. What they were shown is little, so that all of it is read. */
export async function daysForClient(
  viewer: Viewer,
  span: CalendarSpan,
  kinds: string[],
  perDay: number
): Promise<LoadedDays> {
  const feeds = calendarFeeds.all().filter((feed) => isAsked(feed.kinds, kinds))
  const all = await Promise.all(feeds.map((feed) => feed.loadForClient?.(viewer, span) ?? NOTHING_READ))
  return firstOfAll(
    all.map((reading) => outlineOf(reading, span)),
    span,
    perDay
  )
}

/** The outline of what is read already. */
function outlineOf({ events, isCut }: CalendarReading, span: CalendarSpan): CalendarOutline {
  const clockAt = wallClock(span.zone)
  const items = events.map((event): CalendarItem => ({ key: event.id, ...daysTouched(event.when, clockAt) }))
  return {
    items,
    counts: countDays(items, span),
    isCut,
    read: (keys) => Promise.resolve(events.filter(({ id }) => keys.has(id))),
  }
}

async function firstOfAll(outlines: CalendarOutline[], span: CalendarSpan, perDay: number): Promise<LoadedDays> {
  const keys = firstKeys(outlines, span, perDay)
  const found = await Promise.all(outlines.map((outline, index) => outline.read(keys[index]!)))
  const clockAt = wallClock(span.zone)
  const events = inOrder(found, clockAt).filter(({ when }) => {
    return daysWithin(daysTouched(when, clockAt), span).length > 0
  })
  const shown = countDays(
    events.map(({ when }) => daysTouched(when, clockAt)),
    span
  )
  const counts = outlines.map((outline) => outline.counts)
  return { events, more: leftOut(counts, shown, span), isCut: outlines.some(({ isCut }) => isCut) }
}
