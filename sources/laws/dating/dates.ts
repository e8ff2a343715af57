import { isoDate } from '#sources/contract/sanity'
import { monthNumber, unaccented } from '#sources/text/spanish'

const NUMERIC = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/
const SHORT_MONTH = /\b(\d{1,2})[-/\s](ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?[-/\s](\d{4})\b/i
const WRITTEN =
  /\b(\d{1,2}|primero|1\s?[o°º]\.?)(?:[o°º]\.?)?\s+(?:del?\s+(?:mes\s+de\s+)?)?([a-záéíóú]{4,10})\s+(?:del?\s+)?(?:a[ñn]o\s+(?:de\s+)?)?(\d{4})\b/i
const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')

/** The first day that a text names: `26 de febrero de 1992`, `01-04-2024`, `02/04/2013`, `23/feb/2024`; ISO or null. */
export function dayOf(text: string): string | null {
  return firstDay(text)?.date ?? null
}

/** Every day that a text names, in order. */
export function daysOf(text: string): string[] {
  const days: string[] = []
  let rest = text
  for (let day = firstDay(rest); day; day = firstDay(rest)) {
    days.push(day.date)
    rest = rest.slice(day.end)
  }
  return days
}

interface Found {
  at: number
  end: number
  date: string
}

function firstDay(text: string): Found | null {
  const found = [numericDay(text), shortDay(text), writtenDay(text)].filter((day) => day !== null)
  return found.sort((one, other) => one.at - other.at)[0] ?? null
}

function numericDay(text: string): Found | null {
  const found = NUMERIC.exec(text)
  return found && dated(found, Number(found[3]), Number(found[2]), Number(found[1]))
}

function shortDay(text: string): Found | null {
  const found = SHORT_MONTH.exec(text)
  const month = found ? MONTHS.indexOf(unaccented(found[2]).slice(0, 3)) + 1 : 0
  return found && dated(found, Number(found[3]), month, Number(found[1]))
}

function writtenDay(text: string): Found | null {
  const found = WRITTEN.exec(text)
  const month = found ? monthNumber(found[2]) : null
  if (!found || !month) return null
  return dated(found, Number(found[3]), month, Number.parseInt(found[1], 10) || 1)
}

function dated(found: RegExpExecArray, year: number, month: number, day: number): Found | null {
  const date = month >= 1 && month <= 12 ? isoDate(year, month, day) : null
  return date ? { at: found.index, end: found.index + found[0].length, date } : null
}
