import { formatDate, type Locale } from '../../../i18n/formats.js'

export interface Day<T> {
  /** The day as the language writes it, which also tells days apart. */
  name: string
  items: T[]
}

/** Items by the day on which they happened in a time zone, in their order. */
export function byDay<T extends { at: string }>(items: T[], locale: Locale, timeZone?: string): Day<T>[] {
  const days: Day<T>[] = []
  for (const item of items) {
    const name = formatDate(item.at, 'weekday-long', locale, timeZone)
    if (days.at(-1)?.name !== name) days.push({ name, items: [] })
    days.at(-1)!.items.push(item)
  }
  return days
}

/** Whether a named day is today or yesterday. */
export function nearness(
  name: string,
  now: Date | null,
  locale: Locale,
  timeZone?: string
): 'today' | 'yesterday' | null {
  if (!now) return null
  const named = (daysAgo: number) =>
    formatDate(new Date(now.getTime() - daysAgo * 86_400_000).toISOString(), 'weekday-long', locale, timeZone)
  if (name === named(0)) return 'today'
  return name === named(1) ? 'yesterday' : null
}

/** Uploads are many at once: so many or more of one person, one after the other, stand in one line. */
const MANY = 4
const UPLOADED = 'documents.timeline.added'

type Told = { kind: string; actor: { id: number } | null }

/** Lines that stand together: each by itself, but the many uploads of one person. */
export function runsOf<T extends Told>(items: T[]): T[][] {
  const runs: T[][] = []
  for (const item of items) {
    const [first] = runs.at(-1) ?? []
    if (first?.kind === UPLOADED && item.kind === UPLOADED && first.actor?.id === item.actor?.id)
      runs.at(-1)!.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map((item) => [item]) : [run]))
}
