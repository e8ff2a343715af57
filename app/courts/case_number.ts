/** The number under which a court keeps a case. */
export interface CaseNumber {
  number: number
  /** With four digits. */
  year: number
  /** What follows the year ('II', '17-01-4', 'BIS'), in upper case; empty when nothing does. */
  suffix: string
}

/** A case number and where a text says it: from `start` up to, but not including, `end`. */
export interface FoundCaseNumber extends CaseNumber {
  start: number
  end: number
}

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
/** Letters that a scan reads, and a hand types, for figures between those of a number or in its year: `14O2/2026` is 1402, not 2, of 2026. */
const MISREAD = /(?<=\d[OIL]*)[OIL](?=[OIL]*\d[\dOIL]*\s?\/\s?(?:19|2[0O])?\d\d)/g
const MISREAD_YEAR = /(?<=\d\s?\/\s?2)O(?=\d\d(?!\d))/g
const SLASHES = /[\u2044\u2215\uFF0F\\]/g

/** Region, room and number of the Tribunal Federal de Justicia Administrativa behind number and year: `17-01-4`, `EAR-01-11`, `S2-08-04`. */
const ADMINISTRATIVE =
  '-\\s?(?<room>(?:\\d{1,2}|[A-Z]{1,3}\\d?|S\\d)\\s?-\\s?(?:\\d{1,2}|[A-Z]{1,3}\\d{0,2})\\s?-\\s?\\d{1,2})(?![\\dA-Z])'
/** What courts add to number and year: a Roman number, a letter, a number of a table, BIS. */
const ADDED =
  '(?:[-/]\\s?|\\.|\\s)?(?<added>(?:(?<=[-/]\\s?|\\.)(?:[IVX]{1,5}|[A-Z]{1,2}\\d?|\\d{1,2})|(?:BIS|[IVX]{2,5}))(?:-(?:[IVX]{1,5}|[A-Z]{1,2}|\\d{1,2}))*)(?![\\dA-Z/]|\\s(?:ACDOS?|ACUERDOS?|AUTOS?|SENTS?)\\b)'
const NUMBER = new RegExp(
  `(?<!\\d[.,]?)(?<number>\\d{1,3},\\d{3}|\\d{1,7})\\s?(?:/\\s?(?<year>(?:19|20)\\d\\d|\\d\\d)(?!\\d)|-\\s?(?<dashed>(?:19|20)\\d\\d)(?![\\d/]))` +
    `(?:${ADMINISTRATIVE}|${ADDED})?`,
  'g'
)

/** A year of two digits is of this century up to here, of the last one above. */
const LAST_OF_THIS_CENTURY = 60

/** The day and month of a date stand before a year as a number does. */
const DATE_BEFORE = /(?<!\d)(\d{1,2})\s?[/-]\s?$/
const LAST_MONTH = 12
const DATE_AFTER = /^\s?[/-]\s?(?:19|20)?\d\d(?!\d)/

/**
 * All case numbers that a text says, in its order. `45, 46 y 47/2026` are three of one year. A date is none, nor is a number of more than
 * seven digits.
 */
export function findCaseNumbers(text: string): FoundCaseNumber[] {
  if (!/\d/.test(text)) return []
  const plain = plainOf(text)
  return [...plain.matchAll(NUMBER)].flatMap((match) => {
    const found = numberOf(match, plain)
    return found ? [...sharingItsYear(plain, found), found] : []
  })
}

/** The first case number of a text: `EXP. 00123/26-II` is 123 of 2026 with the suffix `II`. Null when it says none. */
export function readCaseNumber(text: string): CaseNumber | null {
  const [first] = findCaseNumbers(text)
  return first ? { number: first.number, year: first.year, suffix: first.suffix } : null
}

/**
 * By what the numbers of a case are compared, whoever wrote them: `123/2026`, without letters before it and without suffix. Those of the Tribunal
 * Federal de Justicia Administrativa keep their own form, since room and region are a part of them: `1234/26-17-01-4`.
 */
export function keyOfCase({ number, year, suffix }: CaseNumber): string {
  if (!isAdministrative(suffix)) return `${number}/${year}`
  return `${number}/${String(year).slice(2)}-${suffix}`
}

/** The key of the first case number of a text (`keyOfCase`). Null when it says none. */
export function caseKey(text: string | null | undefined): string | null {
  const read = text ? readCaseNumber(text) : null
  return read && keyOfCase(read)
}

/** The keys of all case numbers of a text, each once. */
export const caseKeys = (text: string): string[] => [...new Set(findCaseNumbers(text).map(keyOfCase))]

const KEY = /^(\d+)\/(\d+)(-.+)?$/
const DIGITS = [...'0123456789']

/**
 * The keys that a slip of the pen makes of one: a digit of the number changed, missing, too many or exchanged with its neighbour, or the last
 * digit of the year changed or exchanged. The key itself is not among them. Empty for what is no key.
 */
export function nearCaseKeys(key: string): string[] {
  const [, number, year, room = ''] = KEY.exec(key) ?? []
  if (!number || !year) return []
  const near = new Set<string>()
  for (const other of slipsOf(number)) near.add(`${other}/${year}${room}`)
  const head = year.slice(0, -2)
  const tail = year.slice(-2)
  for (const digit of DIGITS) near.add(`${number}/${head}${tail[0]}${digit}${room}`)
  near.add(`${number}/${head}${tail[1]}${tail[0]}${room}`)
  near.delete(key)
  return [...near]
}

/** Whether two keys differ by a slip of the pen (`nearCaseKeys`). */
export const isNearCaseKey = (one: string, other: string): boolean => nearCaseKeys(one).includes(other)

function slipsOf(number: string): string[] {
  const slips: string[] = []
  for (let at = 0; at <= number.length; at++) {
    const [before, after] = [number.slice(0, at), number.slice(at)]
    for (const digit of DIGITS) {
      slips.push(before + digit + after)
      if (after) slips.push(before + digit + after.slice(1))
    }
    if (after) slips.push(before + after.slice(1))
    if (after.length > 1) slips.push(before + after[1] + after[0] + after.slice(2))
  }
  return slips.filter((slip) => /^[1-9]\d{0,6}$/.test(slip))
}

/** Upper case, with the plain dash and slash; as long as the text, so that places in it stay. */
function plainOf(text: string): string {
  const upper = text.toUpperCase()
  // A few letters have a longer upper case.
  const same = upper.length === text.length ? upper : text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
  const plain = same.replace(DASHES, '-').replace(SLASHES, '/').replace(/\s/g, ' ')
  return plain.replace(MISREAD, (letter) => (letter === 'O' ? '0' : '1')).replace(MISREAD_YEAR, '0')
}

function numberOf(match: RegExpMatchArray, text: string): FoundCaseNumber | null {
  const { number, year, dashed, room, added } = match.groups!
  const start = match.index!
  const end = start + match[0].length
  const value = Number(number!.replace(',', ''))
  if (value === 0 || isDate(text, start, end, { value, year: year ?? dashed! })) return null
  const suffix = (room ?? added ?? '').replace(/\s/g, '')
  return { number: value, year: fullYear(year ?? dashed!), suffix: room ? plainRoom(suffix) : suffix, start, end }
}

/** `12/03/2026` or the `03/2026` that ends it. */
function isDate(text: string, start: number, end: number, { value, year }: { value: number; year: string }): boolean {
  const yearEnd = text.indexOf(year, start) + year.length
  if (year.length === 2 && Number(year) <= LAST_MONTH && DATE_AFTER.test(text.slice(Math.min(yearEnd, end)))) {
    return value <= 31
  }
  return value <= LAST_MONTH && DATE_BEFORE.test(text.slice(Math.max(0, start - 5), start))
}

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) <= LAST_OF_THIS_CENTURY ? 2000 : 1900)

const isAdministrative = (suffix: string) => /^[A-Z\d]+-[A-Z\d]+-\d+$/.test(suffix) && !/^[IVX]+-/.test(suffix)

/** Without the zeros that some write and others do not: `17-01-04` is `17-1-4`. */
const plainRoom = (room: string) => room.replace(/(^|-)0+(?=\d)/g, '$1')

const SERIES = /(?<![\d/A-Z-])((?:\d{1,6}\s?,\s?)*\d{1,6})\s(?:Y|E)\s(?:SU ACUMULADO\s)?$/

/** The numbers before one that has the year of all of them. */
function sharingItsYear(text: string, last: FoundCaseNumber): FoundCaseNumber[] {
  const before = text.slice(Math.max(0, last.start - 80), last.start)
  const series = SERIES.exec(before)
  if (!series || isAdministrative(last.suffix)) return []
  const offset = last.start - before.length + series.index
  return [...series[1]!.matchAll(/\d+/g)].flatMap((match) => {
    const start = offset + match.index
    const number = Number(match[0])
    return number ? [{ number, year: last.year, suffix: '', start, end: start + match[0].length }] : []
  })
}
