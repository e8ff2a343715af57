/** Languages of the interface and how each writes dates, figures and money. */
export type Locale = 'es' | 'en'

export type DateStyle = 'short' | 'long' | 'day' | 'weekday' | 'weekday-long' | 'time' | 'short-time' | 'full'

export const defaultTimeZone = 'America/Mexico_City'

const tags = { es: 'es-MX', en: 'en-US' } as const
const calendarDay = /^\d{4}-\d{2}-\d{2}$/
const yearOrMonth = /^(\d{4})(-\d{2})?$/
const formatters = new Map<string, Intl.DateTimeFormat>()

/** BCP 47 tag of a language: es-MX for Spanish, en-US for English. */
export function tagOf(locale: Locale) {
  return tags[locale]
}

/**
 * A date as the language writes it: «19 nov 2026», «19 de noviembre de 2026», «mar 24 nov», «19 nov 2026, 14:12».
 * A calendar day (YYYY-MM-DD) has no zone and never moves, and of a month (YYYY-MM) or a year (YYYY) no day is made up; an instant (ISO with zone) is read in `timeZone`.
 */
export function formatDate(value: string, style: DateStyle, locale: Locale, timeZone = defaultTimeZone) {
  const [, year, month] = yearOrMonth.exec(value) ?? []
  if (year) return month ? monthOf(value, style, locale) : year
  const zone = calendarDay.test(value) ? 'UTC' : timeZone
  const parts = partsOf(new Date(value), locale, zone)
  return locale === 'es' ? spanish(parts, style) : english(parts, style)
}

type Parts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod', string>

function partsOf(date: Date, locale: Locale, timeZone: string) {
  const key = `${locale} ${timeZone}`
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(tagOf(locale), {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: locale === 'es' ? '2-digit' : 'numeric',
      minute: '2-digit',
      hourCycle: locale === 'es' ? 'h23' : 'h12',
    })
  formatters.set(key, formatter)
  return Object.fromEntries(formatter.formatToParts(date).map((part) => [part.type, part.value])) as Parts
}

function monthOf(value: string, style: DateStyle, locale: Locale) {
  const { month, year } = partsOf(new Date(value), locale, 'UTC')
  if (style === 'short') return `${cut(month)} ${year}`
  return locale === 'es' ? `${month} de ${year}` : `${month} ${year}`
}

// Short names are cut by hand: engines disagree on «sep» / «sept.» and on the full stop.
const cut = (name: string) => name.slice(0, 3)

function spanish(p: Parts, style: DateStyle) {
  const time = `${p.hour}:${p.minute}`
  const styles: Record<DateStyle, string> = {
    'short': `${p.day} ${cut(p.month)} ${p.year}`,
    'long': `${p.day} de ${p.month} de ${p.year}`,
    'day': `${p.day} ${cut(p.month)}`,
    'weekday': `${cut(p.weekday)} ${p.day} ${cut(p.month)}`,
    'weekday-long': `${p.weekday} ${p.day} de ${p.month} de ${p.year}`,
    'time': time,
    'short-time': `${p.day} ${cut(p.month)} ${p.year}, ${time}`,
    'full': `${p.weekday} ${p.day} de ${p.month} de ${p.year}, ${time} h`,
  }
  return styles[style]
}

function english(p: Parts, style: DateStyle) {
  const time = `${p.hour}:${p.minute} ${p.dayPeriod}`
  const styles: Record<DateStyle, string> = {
    'short': `${cut(p.month)} ${p.day}, ${p.year}`,
    'long': `${p.month} ${p.day}, ${p.year}`,
    'day': `${cut(p.month)} ${p.day}`,
    'weekday': `${cut(p.weekday)}, ${cut(p.month)} ${p.day}`,
    'weekday-long': `${p.weekday}, ${p.month} ${p.day}, ${p.year}`,
    'time': time,
    'short-time': `${cut(p.month)} ${p.day}, ${p.year}, ${time}`,
    'full': `${p.weekday}, ${p.month} ${p.day}, ${p.year}, ${time}`,
  }
  return styles[style]
}

/** Centavos as «$1,234.50», without the code of the currency, which is shown apart and small. */
export function formatMoney(centavos: number, locale: Locale) {
  const digits = new Intl.NumberFormat(tagOf(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${centavos < 0 ? '-' : ''}$${digits.format(Math.abs(centavos) / 100)}`
}

const steps: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 30],
  ['month', 2_629_800, 12],
  ['year', 31_557_600, Infinity],
]

/** Time between two instants in the largest unit that fits: «hace 3 horas», «ayer», «dentro de 2 días», «ahora». */
export function formatRelative(value: string, now: Date, locale: Locale) {
  const formatter = new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'auto' })
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000
  if (Math.abs(seconds) < 60) return formatter.format(0, 'second')

  const [unit, size] = steps.find(([, length, limit]) => Math.abs(seconds) / length < limit)!
  return formatter.format(Math.trunc(seconds / size), unit)
}

const typedDay = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/

/** What a person types (5/11/2026, 05-11-2026) as YYYY-MM-DD, or null when it is not a day of the calendar. */
export function dayFromTyped(text: string) {
  const [, day, month, year] = typedDay.exec(text.trim()) ?? []
  if (!day || !month || !year) return null

  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

/** True for what is written like a day (31/02/2026), whether the calendar has it or not. */
export const isWrittenDay = (text: string) => typedDay.test(text.trim()) || calendarDay.test(text.trim())

/** YYYY-MM-DD as dd/mm/aaaa; any other text is returned as it is. */
export function typedFromDay(value: string) {
  return isDay(value) ? value.split('-').reverse().join('/') : value
}

/** True for YYYY-MM-DD that exists in the calendar. */
export function isDay(value: string) {
  const date = new Date(`${value}T00:00:00Z`)
  return calendarDay.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
