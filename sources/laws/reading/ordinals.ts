import { unaccented } from '#sources/text/spanish'

const ONES: Record<string, number> = {
  unic: 1, primer: 1, segund: 2, tercer: 3, cuart: 4, quint: 5, sext: 6, septim: 7, octav: 8, noven: 9, nono: 9,
} // prettier-ignore
const TENS: Record<string, number> = {
  decim: 10, undecim: 11, duodecim: 12, vigesim: 20, trigesim: 30, cuadragesim: 40, quincuagesim: 50, sexagesim: 60,
  septuagesim: 70, octogesim: 80, nonagesim: 90, centesim: 100,
} // prettier-ignore
const CARDINALS = new Map(
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'
    .split(' ')
    .map((word, place) => [word, place + 1] as const)
)
const WORD = new RegExp(`^(${Object.keys(TENS).join('|')})?[oa]?(${Object.keys(ONES).join('|')})?(?:[oa]s?|er)?$`)

/** A number written in words at the beginning of a text. */
export interface Ordinal {
  value: number
  /** How many characters of the text it takes. */
  length: number
}

/** Reads `DÉCIMO SEGUNDO`, `Decimoprimera`, `ÚNICO`, `primer` at the beginning of a text, however it is capitalised; `ÚNICO` is 1. */
export function ordinalAt(text: string): Ordinal | null {
  let value = 0
  let length = 0
  let lowest = Infinity
  for (const found of text.matchAll(/([\p{L}]+)(?:\s+|$|(?=[^\p{L}]))/gu)) {
    if (found.index !== length && value) break
    const number = wordValue(found[1])
    const magnitude = number === null ? 0 : magnitudeOf(number)
    if (number === null || magnitude >= lowest || (found.index > 0 && !value)) break
    value += number
    lowest = number % 10 === 0 && number < 100 ? 10 : magnitude === 100 ? 100 : 0
    length = found.index + found[0].length
    if (lowest === 0) break
  }
  return value ? { value, length: text.slice(0, length).trimEnd().length } : null
}

/** Reads `catorce`, `DIECISÉIS` when it is the whole text. */
export function cardinalOf(text: string): number | null {
  return CARDINALS.get(unaccented(text.trim())) ?? null
}

/** The number of a Roman numeral in capitals, or null. */
export function romanOf(text: string): number | null {
  if (!/^(?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})$/.test(text)) return null
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
  return [...text].reduce((sum, sign, place) => {
    const next = values[text[place + 1]] ?? 0
    return sum + (values[sign] < next ? -values[sign] : values[sign])
  }, 0)
}

function wordValue(word: string): number | null {
  const plain = unaccented(word)
  const [, tens, ones] = WORD.exec(plain) ?? []
  if (!tens && !ones) return null
  return (tens ? TENS[tens] : 0) + (ones ? ONES[ones] : 0)
}

function magnitudeOf(value: number): number {
  return value >= 100 ? 100 : value >= 10 ? 10 : 1
}
