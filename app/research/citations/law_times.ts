import { IN_WORDS, numberInWords } from '#sources/laws/reading/numbers_in_words'
import { isoDate } from '#sources/contract/sanity'
import { monthNumber, unaccented } from '#sources/text/spanish'

/**
 * By what a text tells one law from others of its name: its year (`Ley del Seguro Social de 1973`), the year of its publication
 * (`publicada en el Diario Oficial el 12 de marzo de 1973`), a day on which it was in force (`vigente hasta el 30 de junio de 1997`), or a whole year
 * (`vigente en 2013`). A law that is law no longer means the one law by its own name in its own text, told by the id of its document.
 */
export type LawTime =
  { ofYear: number } | { publishedIn: number } | { on: string } | { during: number } | { lawId: number }

const WINDOW = 160
const YEAR = String.raw`(?<year>(?:1[89]|20)\d\d(?![\d/])|(?:dos\s+mil|mil\s+(?:ocho|nove)cientos)(?:\s+${IN_WORDS})?)`
const DAY = String.raw`(?<day>\d{1,2}|${IN_WORDS})(?:\s?[o°º]\.?)?`
const MONTH = String.raw`(?<month>enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)`
const OF = String.raw`\s+(?:de\s+|del?\s+(?:ano\s+(?:de\s+)?)?)`
const DATE = String.raw`(?:(?:${DAY}\s+de\s+)?${MONTH}${OF})?${YEAR}`
const BEGIN = String.raw`^\s*[,(]?\s*`
const MADE = [
  new RegExp(String.raw`${BEGIN}(?:del?\s+(?:ano\s+(?:de\s+)?)?)${DATE}`, 'u'),
  /^\s?[-(]?\s?(?<year>(?:1[89]|20)\d\d)(?![\d/]|\.\d)/u,
]
const PUBLISHED = new RegExp(
  String.raw`${BEGIN}(?:que\s+fue\s+)?publicad(?<gender>[ao])\s+en\s+(?:el|la)\s+(?:diario|periodico|gaceta|d\.?\s?o\.?\s?f)[^;]{0,60}?\s(?:el|del?|fecha)\s+(?:dia\s+)?${DATE}`,
  'u'
)
const IN_FORCE = new RegExp(
  String.raw`${BEGIN}(?:que\s+(?:estuvo|estaba|era)\s+)?(?:vigente|en\s+vigor)\s*,?\s+(?<how>hasta|en|durante|al|el|desde|a\s+partir\s+del?|para)\s+(?<before>antes\s+del?\s+)?(?:el\s+)?(?:(?:dia|ano|mes)\s+(?:de\s+)?)?${DATE}`,
  'u'
)
/** `la reforma a la Ley Federal del Trabajo de 2012` tells the year of the reform. */
const REFORM_OF = /reformas?\s+(?:al?|del?)\s+(?:la\s+)?$/iu

/** What a text tells of the time of the law that it names from `start` to `end`; null when nothing, or not in words that are known. */
export function lawTimeAt(text: string, { start, end }: { start: number; end: number }): LawTime | null {
  const after = unaccented(text.slice(end, end + WINDOW))
  const inForce = IN_FORCE.exec(after)?.groups
  if (inForce) return timeInForce(inForce)
  if (REFORM_OF.test(text.slice(Math.max(0, start - 30), start))) return null
  const published = PUBLISHED.exec(after)?.groups
  const isOfLaw =
    published?.gender === (/^\P{L}*(?:c[óo]digo|reglamento|estatuto)/iu.test(text.slice(start, end)) ? 'o' : 'a')
  const made = isOfLaw ? published : MADE.map((form) => form.exec(after)?.groups).find((found) => found !== undefined)
  const year = numberInWords(made?.year ?? '')
  if (year === null) return null
  return isOfLaw || made?.day ? { publishedIn: year } : { ofYear: year }
}

/** Until a day, the law was in force on the day before; in a month or a year that is not told further, at its beginning, or at its end where it counts from then. */
function timeInForce({ how = '', before, day, month, year = '' }: Record<string, string | undefined>): LawTime | null {
  const value = numberInWords(year)
  if (value === null) return null
  const isFrom = /^(?:desde|a)(?!l)/.test(how)
  if (!month && !isFrom && how !== 'hasta' && !before) return { during: value }
  const on = isoDate(
    value,
    month ? (monthNumber(month) ?? 0) : isFrom ? 12 : 1,
    day ? (numberInWords(day) ?? 0) : isFrom ? 28 : 1
  )
  if (!on) return null
  return { on: how === 'hasta' && (day || before) ? dayBefore(on) : on }
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

const MARK = ' @'

/** `ley seguro social#168` with the year 1973 → `ley seguro social @1973#168`: a key that only the law of that time answers to. */
export function timedKey(key: string, time: LawTime): string {
  return key.replace('#', `${MARK}${markOf(time)}#`)
}

/** The other way; null for a key that tells no time. */
export function ofTimed(key: string): { key: string; time: LawTime } | null {
  const [, law, mark, article] = /^(.*) @([a-z]?\d+)(#.*)$/u.exec(key) ?? []
  return law === undefined || !mark ? null : { key: `${law}${article}`, time: timeOf(mark) }
}

function markOf(time: LawTime): string {
  if ('ofYear' in time) return String(time.ofYear)
  if ('publishedIn' in time) return `p${time.publishedIn}`
  if ('lawId' in time) return `l${time.lawId}`
  return 'on' in time ? time.on.replaceAll('-', '') : `d${time.during}`
}

function timeOf(mark: string): LawTime {
  if (mark.startsWith('d')) return { during: Number(mark.slice(1)) }
  if (mark.startsWith('l')) return { lawId: Number(mark.slice(1)) }
  if (mark.startsWith('p')) return { publishedIn: Number(mark.slice(1)) }
  if (mark.length === 4) return { ofYear: Number(mark) }
  return { on: `${mark.slice(0, 4)}-${mark.slice(4, 6)}-${mark.slice(6)}` }
}

/** Between which two keys all keys of a law stand that tell a time; null for the key of something else. */
export function timedKeysOf(key: string): { from: string; below: string } | null {
  const place = key.indexOf('#')
  if (place < 0) return null
  const law = key.slice(0, place)
  // `A` comes after `@`
  return { from: `${law}${MARK}`, below: `${law} A` }
}

/** What is known of the days of a law, or of an article of one: ISO dates; null = not known, or open. */
export interface LawDays {
  lawId: number
  /** Of the law. */
  publishedOn: string | null
  inForceFrom: string | null
  /** Of what is cited. */
  from: string | null
  until: string | null
}

/** A law whose entry into force is not known may enter so many years after its publication. */
const MAX_WAIT = 4

/** Whether a law is for certain the one of a time. */
export function isOfTime(days: LawDays, time: LawTime): boolean {
  if ('lawId' in time) return days.lawId === time.lawId
  if ('publishedIn' in time) return yearOf(days.publishedOn) === time.publishedIn
  if ('ofYear' in time) {
    const entered = yearOf(days.inForceFrom)
    return entered === time.ofYear || (yearOf(days.publishedOn) === time.ofYear && (entered ?? 0) <= time.ofYear)
  }
  if ('on' in time) return isInForce(days, time.on)
  return isInForce(days, `${time.during}-01-01`) && isInForce(days, `${time.during}-12-31`)
}

function isInForce({ publishedOn, from, until }: LawDays, on: string): boolean {
  if (until !== null && until <= on) return false
  if (from !== null) return from <= on
  const published = yearOf(publishedOn)
  return published !== null && published + MAX_WAIT <= Number(on.slice(0, 4))
}

const yearOf = (day: string | null) => (day === null ? null : Number(day.slice(0, 4)))
