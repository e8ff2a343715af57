import { DateTime } from 'luxon'
import { searchFold } from '#app/core/text/fold'

/** Which of two numbers of a date is its day. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

const MONTHS: Record<string, number> = {
  ...{ ene: 1, jan: 1, feb: 2, mar: 3, abr: 4, apr: 4, may: 5, jun: 6, jul: 7, ago: 8, aug: 8, sep: 9, set: 9 },
  ...{ oct: 10, nov: 11, dic: 12, dec: 12 },
}
const FIRST_YEAR = 1990
const LAST_YEAR = 2100

const dayOf = (year: number, month: number, day: number): string | null => {
  const full = year < 100 ? 2000 + year : year
  const made = DateTime.utc(full, month, day)
  return made.isValid && full >= FIRST_YEAR && full < LAST_YEAR ? made.toISODate() : null
}

/** Two numbers and a year, in an order that the text does not say. */
const NUMBERS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/

/** The date of a cell without its hour and what spreadsheets add. */
const tidied = (text: string): string =>
  searchFold(text)
    .replace(/^'/, '')
    .replace(/^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? /, '')
    .replace(/[t ]\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?(?: ?[ap]\.?m\.?)?(?:z|[+-]\d\d:?\d\d)?$/, '')
    .trim()

/** A day as a bank writes it, as an ISO date; null for what is none. `order` tells the day from the month where both are numbers. */
export function readDay(text: string, order: DateOrder): string | null {
  const said = tidied(text)
  const numbers = NUMBERS.exec(said)
  if (numbers) {
    const [one, two, year] = numbers.slice(1).map(Number) as [number, number, number]
    return order === 'dmy' ? dayOf(year, two, one) : dayOf(year, one, two)
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(said)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = /^(\d{1,2})(?: de |[/.\- ])([a-z]{3,10})\.?(?: del? |[/.\- ])(\d{4}|\d{2})$/.exec(said)
  if (named) {
    const month = MONTHS[named[2]!.slice(0, 3)]
    return month ? dayOf(Number(named[3]), month, Number(named[1])) : null
  }
  return compact(said, order) ?? serial(said)
}

/** Days since 30 December 1899, as workbooks keep a date whose cell has lost its format; the hour is behind the point. */
function serial(said: string): string | null {
  if (!/^\d{5}(?:\.\d+)?$/.test(said)) return null
  const day = DateTime.utc(1899, 12, 30).plus({ days: Math.floor(Number(said)) })
  return dayOf(day.year, day.month, day.day)
}

/** Eight digits without marks: the year comes first or last, and only one of both is a year. */
function compact(said: string, order: DateOrder): string | null {
  if (!/^\d{8}$/.test(said)) return null
  const part = (from: number, length: number) => Number(said.slice(from, from + length))
  const yearFirst = dayOf(part(0, 4), part(4, 2), part(6, 2))
  if (part(0, 4) >= FIRST_YEAR && yearFirst) return yearFirst
  return order === 'dmy' ? dayOf(part(4, 4), part(2, 2), part(0, 2)) : dayOf(part(4, 4), part(0, 2), part(2, 2))
}

/** The orders in which dates of a column can be read: both when none of them tells, which somebody has to say then. */
export function ordersOf(texts: readonly string[]): DateOrder[] {
  const numbers = texts.flatMap((text) => {
    const said = tidied(text)
    const found = NUMBERS.exec(said)
    if (found) return [[Number(found[1]), Number(found[2])] as const]
    const isCompact = /^\d{8}$/.test(said) && Number(said.slice(0, 4)) < FIRST_YEAR
    return isCompact ? [[Number(said.slice(0, 2)), Number(said.slice(2, 4))] as const] : []
  })
  if (numbers.length === 0) return ['dmy']
  const isDayFirst = numbers.some(([one]) => one > 12)
  const isMonthFirst = numbers.some(([, two]) => two > 12)
  if (isDayFirst === isMonthFirst) return isDayFirst ? ['dmy'] : ['dmy', 'mdy']
  return isDayFirst ? ['dmy'] : ['mdy']
}
