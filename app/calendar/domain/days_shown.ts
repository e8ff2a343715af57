import { daysWithin } from '#app/core/contributions/calendar_outlines'
import type { CalendarItem, CalendarOutline, CalendarSpan, CalendarWhen } from '#app/core/contributions/registries'

type Span = Pick<CalendarSpan, 'firstDay' | 'lastDay'>
type Clock = (millis: number) => string

/** The days that something touches on the clocks that `clockAt` reads, and the hour at which it begins; what ends at midnight does not touch the next day. */
export function daysTouched(when: CalendarWhen, clockAt: Clock): Omit<CalendarItem, 'key'> {
  if (!('startsAt' in when)) return { firstDay: when.firstDay, lastDay: when.lastDay, time: null }
  const begins = clockAt(when.startsAt.toMillis())
  const firstDay = begins.slice(0, 10)
  const time = begins.slice(11)
  if (!when.endsAt || when.endsAt <= when.startsAt) return { firstDay, lastDay: firstDay, time }
  return { firstDay, lastDay: clockAt(when.endsAt.toMillis() - 1).slice(0, 10), time }
}

/**
 * Where something stands among the things of its days, as a text that sorts: what began on an earlier day, then what has no hour, then by the hour; of
 * two that begin together by the order of their feeds.
 */
export const placeOf = ({ firstDay, time, key }: Omit<CalendarItem, 'lastDay'>, feed: number): string =>
  `${firstDay} ${time ?? ''} ${String(feed).padStart(3, '0')} ${key}`

/** The keys, by their outlines, of what comes first on each day of a span. */
export function firstKeys(
  outlines: readonly Pick<CalendarOutline, 'items'>[],
  span: Span,
  perDay: number
): Set<string>[] {
  const days = new Map<string, { place: string; feed: number; key: string }[]>()
  for (const [feed, { items }] of outlines.entries())
    for (const item of items) {
      const one = { place: placeOf(item, feed), feed, key: item.key }
      for (const day of daysWithin(item, span)) {
        const others = days.get(day)
        if (others) others.push(one)
        else days.set(day, [one])
      }
    }
  const keys = outlines.map(() => new Set<string>())
  for (const all of days.values()) {
    all.sort((one, other) => (one.place < other.place ? -1 : 1))
    for (const { feed, key } of all.slice(0, perDay)) keys[feed]!.add(key)
  }
  return keys
}

/** How many more there are on each day than are shown; days of which everything is shown are left out. */
export function leftOut(
  counts: readonly ReadonlyMap<string, number>[],
  shown: ReadonlyMap<string, number>,
  span: Span
): Record<string, number> {
  const more: Record<string, number> = {}
  const days = new Set(counts.flatMap((each) => [...each.keys()]).toSorted())
  for (const day of days) {
    if (day < span.firstDay || day > span.lastDay) continue
    const all = counts.reduce((sum, each) => sum + (each.get(day) ?? 0), 0)
    const rest = all - (shown.get(day) ?? 0)
    if (rest > 0) more[day] = rest
  }
  return more
}
