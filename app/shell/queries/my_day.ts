import { clock } from '#app/core/clock'
import { loadPart } from './load_part.js'
import { daySources, type DayItem, type Viewer } from '#app/core/contributions/registries'

const DAYS_AHEAD = 7
const MAX_ITEMS = 60

/** A line of the day as the page draws it. `at` in ISO: an instant, or a day for what has no hour. */
export type DayLine = Omit<DayItem, 'at'> & { at: string }

/** The day of a person: today in their zone, what is late, what is for today and what comes in a week. */
export type MyDay = { today: string; late: DayLine[]; now: DayLine[]; next: DayLine[]; isCut: boolean }

/** What waits for a person, by the clock of their zone, from every module that knows of something. `reader` is their `viewerKey`. */
export async function myDay(viewer: Viewer, reader: string, zone: string): Promise<MyDay> {
  const now = clock.now().setZone(zone)
  const startOfDay = now.startOf('day')
  const endOfDay = now.endOf('day')
  const until = startOfDay.plus({ days: DAYS_AHEAD + 1 })
  const asked = `${reader} ${zone} ${until.toISODate()}`
  const day = { until, zone, limit: MAX_ITEMS }
  const loaded = await Promise.all(
    daySources.all().map((source) => loadPart(source, asked, () => source.load(viewer, day)))
  )
  const items = loaded.flat().sort((one, other) => one.at.toMillis() - other.at.toMillis())
  const lineOf = ({ at, ...item }: DayItem): DayLine => ({
    ...item,
    at: item.isAllDay ? at.setZone(zone).toISODate()! : at.toISO()!,
  })
  const isLate = ({ at, isAllDay }: DayItem) => (isAllDay ? at < startOfDay : at < now)
  const isToday = ({ at }: DayItem) => at < endOfDay
  const rest = items.filter((item) => !isLate(item))
  return {
    today: now.toISODate()!,
    late: items.filter(isLate).map(lineOf),
    now: rest.filter(isToday).map(lineOf),
    next: rest.filter((item) => !isToday(item)).map(lineOf),
    isCut: loaded.some((part) => part.length === MAX_ITEMS),
  }
}
