import { clock } from '#app/core/clock'
import { daySources, type DayItem, type Viewer } from '#app/core/contributions/registries'

const DAYS_AHEAD = 7
const MOST = 60

/** A line of the day as the page draws it. `at` in ISO: an instant, or a day for what has no hour. */
export type DayLine = Omit<DayItem, 'at'> & { at: string }

/** The day of a person: today in their zone, what is late, what is for today and what comes in a week. */
export type MyDay = { today: string; late: DayLine[]; now: DayLine[]; next: DayLine[]; isCut: boolean }

/** What waits for a person, by the clock of their zone, from every module that knows of something. */
export async function myDay(viewer: Viewer, zone: string): Promise<MyDay> {
  const now = clock.now().setZone(zone)
  const until = now.startOf('day').plus({ days: DAYS_AHEAD + 1 })
  const loaded = await Promise.all(daySources.all().map(({ load }) => load(viewer, { until, zone, limit: MOST })))
  const items = loaded.flat().sort((one, other) => one.at.toMillis() - other.at.toMillis())
  const lineOf = ({ at, ...item }: DayItem): DayLine => ({
    ...item,
    at: item.isAllDay ? at.setZone(zone).toISODate()! : at.toISO()!,
  })
  const isLate = ({ at, isAllDay }: DayItem) => (isAllDay ? at < now.startOf('day') : at < now)
  const isToday = ({ at }: DayItem) => at < now.endOf('day')
  const rest = items.filter((item) => !isLate(item))
  return {
    today: now.toISODate()!,
    late: items.filter(isLate).map(lineOf),
    now: rest.filter(isToday).map(lineOf),
    next: rest.filter((item) => !isToday(item)).map(lineOf),
    isCut: loaded.some((part) => part.length === MOST),
  }
}
