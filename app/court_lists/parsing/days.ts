import { DateTime } from 'luxon'
import { numberOfWords, NUMBER_WORD } from './number_words.js'

/** A day and where a text says it. `day` is `YYYY-MM-DD`. */
export interface FoundDay {
  day: string
  start: number
  end: number
}

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sep|set|sept|oct|nov|dic)'
const WORDS = `${NUMBER_WORD}(?:\\s+${NUMBER_WORD})*`

const FORMS: [RegExp, (match: RegExpExecArray) => [number, number, number]][] = [
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/, ([, y, m, d]) => [Number(y), Number(m), Number(d)]],
  [
    /(?<![\d/])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/])/,
    ([, d, , m, y]) => [yearOf(y!), Number(m), Number(d)],
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:o|°|º)?\\s*[-/]?\\s*(?:de\\s+)?(${MONTH})\\.?\\s*[-/]?\\s*(?:del?\\s+)?(?:ano\\s+)?(\\d{4})(?!\\d)`
    ),
    ([, d, m, y]) => [Number(y), monthOf(m!), Number(d)],
  ],
  [
    new RegExp(`\\b(${WORDS})\\s+de\\s+(${MONTH})\\s+del?\\s+(?:ano\\s+)?(dos mil(?:\\s+${WORDS})?)\\b`),
    ([, d, m, y]) => [numberOfWords(y!) ?? 0, monthOf(m!), numberOfWords(d!) ?? 0],
  ],
]

/** The first day that a text says in figures or words (`12 de marzo de 2026`, `12/03/2026`, `doce de marzo de dos mil veintiséis`). Null when it says none that there is. */
export function findDay(text: string): FoundDay | null {
  const plain = flat(text)
  let first: FoundDay | null = null
  for (const [form, partsOf] of FORMS) {
    const match = form.exec(plain)
    if (!match || (first && first.start <= match.index)) continue
    const [year, month, day] = partsOf(match)
    const date = DateTime.utc(year, month, day)
    if (!date.isValid || year < 1900 || year > 2100) continue
    first = { day: date.toISODate(), start: match.index, end: match.index + match[0].length }
  }
  return first
}

const HOURS = /(?<!\d)(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(?:(a|p)\.?\s?m\b\.?|hrs?\b\.?|horas\b|h\b)?/
const SAID_HOURS = new RegExp(`\\b(?:a las\\s+)?(${WORDS})\\s+horas(?:\\s+(?:con|y)\\s+(${WORDS})\\s+minutos)?`)
const WHOLE_HOURS = /(?<!\d)(\d{1,2})\s*(?:hrs?\b\.?|horas\b)/

/** The first time of day that a text says, as `HH:MM`. Null when it says none. */
export function findTime(text: string): string | null {
  const plain = flat(text)
  const [, hour, minute, half] = HOURS.exec(plain) ?? []
  if (hour) return clockTime(Number(hour) + later(half, Number(hour)), Number(minute))
  const [, words, minutes] = SAID_HOURS.exec(plain) ?? []
  if (words) return clockTime(numberOfWords(words) ?? 99, minutes ? (numberOfWords(minutes) ?? 99) : 0)
  const [, whole] = WHOLE_HOURS.exec(plain) ?? []
  return whole ? clockTime(Number(whole), 0) : null
}

const later = (half: string | undefined, hour: number) => (half === 'p' && hour < 12 ? 12 : 0)

function clockTime(hour: number, minute: number): string | null {
  if (hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const yearOf = (digits: string) => (digits.length === 4 ? Number(digits) : 2000 + Number(digits))

const monthOf = (word: string) => {
  const start = word.startsWith('set') ? 'sep' : word.slice(0, 3)
  return MONTHS.findIndex((name) => name.startsWith(start)) + 1
}

const VOWELS: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }

const ACCENTED = /[áéíóúüñ]/g

/** Lower case without accents, as long as the text, so that places in it stay. */
export function flat(text: string): string {
  const lower = text.toLowerCase()
  // A few letters of other languages have a longer lower case.
  const same = lower.length === text.length ? lower : text.replace(/[A-ZÁÉÍÓÚÜÑ]/g, (letter) => letter.toLowerCase())
  return same.replace(ACCENTED, (letter) => VOWELS[letter]!).replace(/[\t\n]/g, ' ')
}
