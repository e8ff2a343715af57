const SMALL =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' '
  )
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

const ONE = ['primero', 'primer', 'uno', 'una']
const WORDS = [...ONE, 'veintiuno', 'cien', 'mil', ...HUNDREDS, ...TENS, ...SMALL].join('|')

/** Finds a number in words, without accents: for use inside other expressions. */
export const IN_WORDS = String.raw`(?:${WORDS})(?:\s+(?:y\s+)?(?:${WORDS}))*`

/** A number as Mexican laws write it, without accents: `30`, `1o`, `primero`, `ciento ochenta`, `mil novecientos noventa y siete`; null when it is none. */
export function numberInWords(text: string): number | null {
  const words = text
    .trim()
    .replace(/^(\d+)\s?[oº°]\.?$/, '$1')
    .split(/[\s-]+/)
    .filter((word) => word !== 'y' && word !== '')
  if (words.length === 1 && /^\d{1,4}$/.test(words[0]!)) return Number(words[0])
  let total = 0
  for (const word of words) {
    const value = valueOf(word)
    if (value === null) return null
    total = word === 'mil' ? (total || 1) * 1_000 : total + value
  }
  return words.length > 0 ? total : null
}

function valueOf(word: string): number | null {
  if (word === 'mil') return 1_000
  if (ONE.includes(word)) return 1
  if (word === 'veintiuno') return 21
  if (word === 'cien') return 100
  if (SMALL.includes(word)) return SMALL.indexOf(word)
  if (TENS.includes(word)) return (TENS.indexOf(word) + 3) * 10
  return HUNDREDS.includes(word) ? (HUNDREDS.indexOf(word) + 1) * 100 : null
}
