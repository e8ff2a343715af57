import { DateTime } from 'luxon'
import { fold } from '#app/core/text/fold'

/** A day, perhaps with a time, and the words that stand beside it. */
export interface ReadDate {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string | null
  rest: string
}

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const ENGLISH = 'january february march april may june july august september october november december'.split(' ')
const WEEKDAY = /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|lun|mar|mie|jue|vie|sab|dom)\.?,?\s+/
const SEPARATOR = String.raw`\s*(?:\/|-|\.|\s|\bde\b|\bdel\b)+\s*`

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const NUMBERS = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})(?!\d)/
const WORDS = new RegExp(`^(\\d{1,2})(?:o|º|°)?${SEPARATOR}([a-z]{3,10})\\.?${SEPARATOR}(\\d{4}|\\d{2})(?!\\d)`)
const MONTH_FIRST = /^([a-z]{3,10})\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/
/** A day that a spreadsheet counts from 1900, of 1980 to 2064. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/
const TIME = /^[\s,T]*(?:a las\s+)?(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(?:hrs?\.?|horas|h)?\s*([ap])?\.?\s?(?:m\.?)?/

const monthOf = (word: string) => {
  const at = [MONTHS, ENGLISH].map((names) => names.findIndex((name) => name.startsWith(word))).find((n) => n >= 0)
  return at ?? (word === 'set' || word === 'sept' ? 8 : -1)
}

const year = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 70 ? 1900 : 2000)

function found(text: string): { length: number; parts: [number, number, number] } | null {
  const iso = ISO.exec(text)
  if (iso) return { length: iso[0].length, parts: [Number(iso[1]), Number(iso[2]), Number(iso[3])] }
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])]
    const [day, month] = two > 12 && one <= 12 ? [two, one] : [one, two]
    return { length: numbers[0].length, parts: [year(numbers[3]!), month, day] }
  }
  const words = WORDS.exec(text)
  if (words) return { length: words[0].length, parts: [year(words[3]!), monthOf(words[2]!) + 1, Number(words[1])] }
  const first = MONTH_FIRST.exec(text)
  if (first) return { length: first[0].length, parts: [Number(first[3]), monthOf(first[1]!) + 1, Number(first[2])] }
  return null
}

function serial(text: string): string | null {
  const [, digits] = SERIAL.exec(text) ?? []
  const days = Number(digits)
  if (!digits || days < 29_221 || days > 60_000) return null
  return DateTime.utc(1899, 12, 30).plus({ days }).toISODate()
}

/** The time that follows a day; midnight is how spreadsheets write none. */
function timeOf(text: string): { time: string | null; length: number } {
  const match = TIME.exec(text)
  if (!match) return { time: null, length: 0 }
  const hour = Number(match[1]) + (match[3] === 'p' && Number(match[1]) < 12 ? 12 : 0)
  const fits = hour < 24 && Number(match[2]) < 60
  const isNone = hour === 0 && match[2] === '00'
  return { time: fits && !isNone ? `${String(hour).padStart(2, '0')}:${match[2]}` : null, length: match[0].length }
}

/** Reads a date as people in Mexico write it: «3/mar/2024», «03-03-24», «3 de marzo de 2024», ISO, or a number of a spreadsheet. Null for what is none. */
export function readDate(text: string): ReadDate | null {
  const said = text.replace(/\s+/g, ' ').trim()
  const day = serial(said)
  if (day) return { day, time: null, rest: '' }
  const folded = fold(said)
  const start = WEEKDAY.exec(folded)?.[0].length ?? 0
  const match = found(folded.slice(start))
  if (!match) return null
  const [y, m, d] = match.parts
  const date = DateTime.utc(y, m, d)
  if (m < 1 || !date.isValid || y < 1900 || y > 2200) return null
  const after = folded.slice(start + match.length)
  const { time, length } = timeOf(after)
  const rest = folded.length === said.length ? said.slice(start + match.length + length) : after.slice(length)
  return { day: date.toISODate()!, time, rest: rest.replace(/^[\s,.;:()-]+|[\s,;()-]+$/g, '') }
}
