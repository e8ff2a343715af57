import { fold } from '#app/core/text/fold'

const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' '
  )
const TENS: Record<string, number> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const HUNDREDS: Record<string, number> = { cien: 100, ciento: 100 }

/** One word of a number, folded, as a pattern: what `numberOfWords` reads. */
export const NUMBER_WORD = `(?:${[...UNITS, ...Object.keys(TENS), ...Object.keys(HUNDREDS), 'un', 'una', 'primero', 'veintiun', 'y', 'mil'].join('|')})`

const LONGEST_FIRST = [...UNITS.slice(1)].sort((one, other) => other.length - one.length).join('|')

/** A day of a month in words, folded, as a pattern. */
export const DAY_WORDS = `(?:treinta(?:\\s+y\\s+uno?)?|primero|veintiun|${LONGEST_FIRST})`

/** A year of this century in words, folded, as a pattern: `dos mil veintiséis`. */
export const YEAR_WORDS = `dos\\s+mil(?:\\s+(?:(?:treinta|cuarenta|cincuenta)(?:\\s+y\\s+(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?|${LONGEST_FIRST})\\b)?`

/** A whole number below 10,000 in Spanish words: `dos mil veintiséis` is 2026, `primero` is 1. Null for other words. */
export function numberOfWords(text: string): number | null {
  let total = 0
  let current = 0
  const words = fold(text).split(/[\s-]+/)
  if (words.every((word) => word === 'y')) return null
  for (const word of words) {
    if (word === 'mil') {
      total += (current || 1) * 1000
      current = 0
    } else if (word !== 'y') {
      const value = valueOf(word)
      if (value === null) return null
      current += value
    }
  }
  return total + current
}

function valueOf(word: string): number | null {
  if (word === 'un' || word === 'una' || word === 'primero') return 1
  if (word === 'veintiun') return 21
  const unit = UNITS.indexOf(word)
  return unit >= 0 ? unit : (TENS[word] ?? HUNDREDS[word] ?? null)
}
