import { formatDate, type Locale } from '../../i18n/formats.js'

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
