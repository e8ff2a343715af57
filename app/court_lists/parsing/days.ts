import { DateTime } from 'luxon'
import { remembered } from './remembered.js'
import { DAY_WORDS, numberOfWords, NUMBER_WORD, YEAR_WORDS } from './number_words.js'

/** A day and where a text says it. `day` is `YYYY-MM-DD`. */
export interface FoundDay {
  day: string
  start: number
  end: number
}

/** A time of day (`HH:MM`) and where a text says it. */
export interface FoundTime {
  time: string
  start: number
  end: number
}

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const MONTH =
  '(?<month>enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept|sep|set|oct|nov|dic)\\b'
const SAID_DAY = `(?<![\\d/:.,])\\b(?<day>\\d{1,2}|${DAY_WORDS})(?:[°ºo]|er)?(?:\\s*\\([^()]{1,20}\\))?`
const YEAR = `(?:\\d{4}(?!\\d)|${YEAR_WORDS})`
const CURRENT_YEAR =
  '(?:del?\\s+)?(?:ano\\s+en\\s+curso|presente\\s+ano|este\\s+ano|corriente\\s+ano|mismo\\s+ano|actual\\b)'

const FORMS = [
  '(?<!\\d)(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?!\\d)',
  '(?<![\\d/.,-])(?<day>\\d{1,2})\\s?(?<mark>[/.-])\\s?(?<month>\\d{1,2})\\s?\\k<mark>\\s?(?<year>\\d{4}|\\d{2})(?![\\d/])',
  `${SAID_DAY}\\s*[-/.]?\\s*(?:del?\\s+)?(?:mes\\s+de\\s+)?${MONTH}\\.?\\s*[-/,]?\\s*(?:del?\\s+)?(?:ano\\s+)?(?<year>${YEAR})`,
  `(?<!\\d)(?<day>\\d{1,2})[-/]${MONTH}[-/](?<year>\\d{2})(?!\\d)`,
  `(?<![a-z])${MONTH}\\s+(?<day>\\d{1,2}),?\\s+(?:del?\\s+)?(?<year>\\d{4})(?!\\d)`,
].map((form) => new RegExp(form, 'g'))
const WITHOUT_YEAR = new RegExp(`${SAID_DAY}\\s*(?:del?\\s+)(?:mes\\s+de\\s+)?${MONTH}(?:,?\\s+${CURRENT_YEAR})`, 'g')

/**
 * All days that a text says in figures or words (`12 de marzo de 2026`, `12/03/2026`, `doce de marzo de dos mil veintiséis`), in its order. Days that
 * there are not (`31/02/2026`) are none. `yearHere` is the year that `del año en curso` means; without it such a day is not told.
 */
export function findDays(text: string, yearHere: number | null = null): FoundDay[] {
  const plain = flat(text)
  const found: FoundDay[] = []
  for (const form of FORMS) for (const match of plain.matchAll(form)) found.push(...dayOf(match, null))
  if (yearHere) for (const match of plain.matchAll(WITHOUT_YEAR)) found.push(...dayOf(match, yearHere))
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  let end = 0
  return found.filter((day) => {
    if (day.start < end) return false
    end = day.end
    return true
  })
}

/** The first day that a text says (`findDays`). Null when it says none. */
export const findDay = (text: string): FoundDay | null => findDays(text)[0] ?? null

function dayOf(match: RegExpMatchArray, yearHere: number | null): FoundDay[] {
  const { day: said, month, year } = match.groups!
  const date = DateTime.utc(yearHere ?? yearOf(year!), monthOf(month!), figureOf(said!))
  if (!date.isValid || date.year < 1900 || date.year > 2100) return []
  return [{ day: date.toISODate(), start: match.index!, end: match.index! + match[0].length }]
}

const HOURS =
  /(?<![\d.,$:])(\d{1,2})(?::(\d{2})(?::\d{2})?\s*(?:(a|p)\.?\s?m\b\.?|hrs?\b\.?|horas\b|h\b)?|\.(\d{2})\s*(?:(a|p)\.?\s?m\b\.?|hrs?\b\.?|horas\b|h\b))(?!\d)/g
const WORDS = `${NUMBER_WORD}(?:\\s+${NUMBER_WORD}){0,3}`
const SAID_HOURS = new RegExp(
  `\\b(${WORDS})\\s+horas?(?:(?:\\s*,)?\\s+(?:con|y)\\s+(${WORDS}|\\d{1,2})\\s+minutos?)?\\b`,
  'g'
)
const WHOLE_HOURS =
  /(?<![\d.,:/])(\d{1,2})\s*(?:\([^()]{1,20}\)\s*)?(?:hrs?\b\.?|horas\b)(?:\s+(?:con|y)\s+(\d{1,2})\s+minutos)?/g

/** All times of day that a text says, in its order. A term in hours (`en el término de veinticuatro horas`) is none. */
export function findTimes(text: string): FoundTime[] {
  const plain = flat(text)
  const found: FoundTime[] = []
  const add = (match: RegExpMatchArray, hour: number | null, minute: number | null) => {
    const time = clockTime(hour ?? 99, minute ?? 99)
    const before = plain.slice(Math.max(0, match.index! - 30), match.index!)
    if (time && !/\b(?:terminos?|plazos?|dentro)\s+(?:de\s+)?(?:las\s+)?$/.test(before))
      found.push({ time, start: match.index!, end: match.index! + match[0].length })
  }
  for (const match of plain.matchAll(HOURS)) {
    const [, hour, minute, half, dotted, dottedHalf] = match
    add(match, Number(hour) + later(half ?? dottedHalf, Number(hour)), Number(minute ?? dotted))
  }
  for (const match of plain.matchAll(SAID_HOURS)) {
    const [, hour, minute] = match
    add(match, numberOfWords(hour!), minute ? (/\d/.test(minute) ? Number(minute) : numberOfWords(minute)) : 0)
  }
  for (const match of plain.matchAll(WHOLE_HOURS)) add(match, Number(match[1]), Number(match[2] ?? 0))
  return found.sort((one, other) => one.start - other.start)
}

/** The first time of day that a text says, as `HH:MM`. Null when it says none. */
export const findTime = (text: string): string | null => findTimes(text)[0]?.time ?? null

const later = (half: string | undefined, hour: number) => (half === 'p' && hour < 12 ? 12 : 0)

function clockTime(hour: number, minute: number): string | null {
  if (hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const figureOf = (said: string): number => (/\d/.test(said) ? Number(said) : (numberOfWords(said) ?? 0))

const yearOf = (said: string): number => (/^\d{2}$/.test(said) ? 2000 + Number(said) : figureOf(said))

const monthOf = (said: string) => {
  if (/\d/.test(said)) return Number(said)
  const start = said.startsWith('set') ? 'sep' : said.slice(0, 3)
  return MONTHS.findIndex((name) => name.startsWith(start)) + 1
}

const VOWELS: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }

const ACCENTED = /[áéíóúüñ]/g

/** Lower case without accents, as long as the text, so that places in it stay. */
export const flat = remembered((text: string): string => {
  const lower = text.toLowerCase()
  // A few letters of other languages have a longer lower case.
  const same = lower.length === text.length ? lower : text.replace(/[A-ZÁÉÍÓÚÜÑ]/g, (letter) => letter.toLowerCase())
  return same.replace(ACCENTED, (letter) => VOWELS[letter]!).replace(/[\t\n]/g, ' ')
})
