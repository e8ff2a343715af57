import { createHash } from 'node:crypto'
import type { CalendarData, CalendarYear, NonWorkingRange, OpenedDay, WeeklyRest } from './calendar.js'
import { addDays, type Day } from './days.js'

/** Who compared a day with its source; null = nobody yet. */
interface Verifiable {
  verifiedBy: string | null
}

/** What a layer says of a year: all of it, or what differs from the calendar below. */
export interface LayerYear {
  year: number
  source: string
  /** Whether the layer holds the whole year; otherwise it only changes one that is known below. */
  isWhole: boolean
  /** Who compared the year with its source, and what it said then (`contentOf`): another content is not verified. */
  verification: { by: string; content: string } | null
  ranges: readonly (NonWorkingRange & Verifiable)[]
  opened: readonly (OpenedDay & Verifiable)[]
}

/** What operators or a firm lay over a calendar, or a calendar of their own. */
export interface CalendarLayer {
  /** The calendar below that it changes, or a key of its own. */
  key: string
  name: string
  /** Days of the week on which a calendar of their own never works; those of a calendar below stay. */
  weekly: readonly WeeklyRest[]
  years: readonly LayerYear[]
}

type DayRest = Pick<NonWorkingRange, 'kind' | 'basis'>

/**
 * A calendar with layers over it, the last one on top: of each day holds what the uppermost layer says that speaks of it. A year that no layer holds as a whole and the
 * calendar does not know stays unknown; a calendar that needs no years stays as it is.
 */
export function layered(base: CalendarData | null, layers: readonly CalendarLayer[]): CalendarData {
  const [first] = layers
  const start: CalendarData = base ?? {
    key: first!.key,
    name: first!.name,
    weekly: first!.weekly,
    yearly: [],
    years: [],
  }
  return layers.reduce(
    (below, layer) => ({ ...below, years: below.years && yearsWith(below.years, layer.years) }),
    start
  )
}

/** A digest of the days that a year closes and opens, whatever their order: two years with the same are the same. */
export function contentOf({ ranges, opened = [] }: Pick<CalendarYear, 'ranges' | 'opened'>): string {
  const days = [
    ...ranges.map(({ from, to, kind, basis }) => [from, to, kind, basis]),
    ...opened.map(({ on, basis }) => [on, basis]),
  ]
  const texts = days.map((day) => JSON.stringify(day)).sort()
  return createHash('sha256').update(texts.join('\n')).digest('hex')
}

function yearsWith(below: readonly CalendarYear[], above: readonly LayerYear[]): CalendarYear[] {
  const years = new Map(below.map((year) => [year.year, year]))
  for (const layer of above) {
    const known = years.get(layer.year)
    if (known || layer.isWhole) years.set(layer.year, yearWith(layer.isWhole ? null : known!, layer))
  }
  return [...years.values()].sort((one, other) => one.year - other.year)
}

function yearWith(below: CalendarYear | null, layer: LayerYear): CalendarYear {
  const rests = new Map<Day, DayRest>()
  for (const range of below?.ranges ?? []) spread(range, rests)
  for (const range of layer.ranges) spread(range, rests)
  const opened = new Map((below?.opened ?? []).map((day) => [day.on, day]))
  for (const range of layer.ranges) eachDay(range, (day) => opened.delete(day))
  for (const { on, basis } of layer.opened) {
    opened.set(on, { on, basis })
    rests.delete(on)
  }
  const days = { ranges: joined(rests), opened: [...opened.values()] }
  return {
    year: layer.year,
    source: below ? [...new Set([below.source, layer.source])].join('; ') : layer.source,
    verifiedBy: verifierOf(below, layer, contentOf(days)),
    ...days,
  }
}

/** Who answers for a year: the one who verified it as it is now, else those who verified what is below and each change. Null when somebody is missing. */
function verifierOf(below: CalendarYear | null, layer: LayerYear, content: string): string | null {
  if (layer.verification?.content === content) return layer.verification.by
  const names = [below?.verifiedBy ?? null, ...[...layer.ranges, ...layer.opened].map(({ verifiedBy }) => verifiedBy)]
  return names.includes(null) ? null : [...new Set(names)].join(', ')
}

function eachDay({ from, to }: { from: Day; to: Day }, visit: (day: Day) => void) {
  for (let day = from; day <= to; day = addDays(day, 1)) visit(day)
}

const spread = ({ from, to, kind, basis }: NonWorkingRange, rests: Map<Day, DayRest>) =>
  eachDay({ from, to }, (day) => rests.set(day, { kind, basis }))

/** Days one after another with one reason, as ranges. */
function joined(rests: Map<Day, DayRest>): NonWorkingRange[] {
  const ranges: NonWorkingRange[] = []
  for (const [day, rest] of [...rests].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === day && last.kind === rest.kind && last.basis === rest.basis) last.to = day
    else ranges.push({ from: day, to: day, ...rest })
  }
  return ranges
}
