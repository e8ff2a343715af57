import type { View } from './types'

/** A day on the wall, `YYYY-MM-DD`: no zone, so that adding days skips none. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number): string =>
  new Date(dateOf(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The same day of the month so many months later; the last one where there is none. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Sunday is 0. */
const weekdayOf = (day: string) => dateOf(day).getUTCDay()
const sundayOf = (day: string) => addDays(day, -weekdayOf(day))

const WEEKS = 6
const AGENDA_DAYS = 30

/** The days that a view shows around a day, both included. A month has six weeks, so that it keeps its height. */
export function daysOf(view: View, on: string): { from: string; to: string } {
  if (view === 'day') return { from: on, to: on }
  if (view === 'agenda') return { from: on, to: addDays(on, AGENDA_DAYS - 1) }
  const from = sundayOf(view === 'week' ? on : `${on.slice(0, 8)}01`)
  return { from, to: addDays(from, view === 'week' ? 6 : WEEKS * 7 - 1) }
}

/** The day around which the next page is shown, or the one before. */
export function turned(view: View, on: string, by: 1 | -1): string {
  if (view === 'month') return addMonths(`${on.slice(0, 8)}01`, by)
  return addDays(on, by * { week: 7, day: 1, agenda: AGENDA_DAYS }[view])
}

/** What the page is called: a month, a day, or the days from one to another, as the language writes them. */
export function titleOf(view: View, on: string, tag: string): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(dateOf(on))
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
  if (view === 'day') return format({ weekday: 'long', ...long }).format(dateOf(on))
  const { from, to } = daysOf(view, on)
  return format(long).formatRange(dateOf(from), dateOf(to))
}

/** Minutes between two moments on the wall, `YYYY-MM-DDTHH:MM`. */
export const minutesBetween = (start: string, end: string): number =>
  Math.round((Date.parse(`${end}:00Z`) - Date.parse(`${start}:00Z`)) / 60_000)
