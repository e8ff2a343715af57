/** How a number is written out: before a noun («veintiún pesos»), and whether a thousand is «un mil». */
export interface NumberStyle {
  apocope?: boolean
  saysOneThousand?: boolean
}

const SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' '
  )
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const HUNDREDS =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

/** «uno» becomes «un» before mil, millones and nouns: «veintiún mil», «treinta y un pesos». */
const shortened = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')

function belowThousand(value: number): string {
  if (value < 30) return SMALL[value]!
  if (value === 100) return 'cien'
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10)]!
    return value % 10 === 0 ? tens : `${tens} y ${SMALL[value % 10]!}`
  }
  const hundreds = HUNDREDS[Math.floor(value / 100)]!
  return value % 100 === 0 ? hundreds : `${hundreds} ${belowThousand(value % 100)}`
}

function belowMillion(value: number, saysOneThousand: boolean): string {
  const [thousands, rest] = [Math.floor(value / 1_000), value % 1_000]
  if (thousands === 0) return belowThousand(rest)
  const head = thousands === 1 ? (saysOneThousand ? 'un mil' : 'mil') : `${shortened(belowThousand(thousands))} mil`
  return rest === 0 ? head : `${head} ${belowThousand(rest)}`
}

/** A whole number from 0 to below a billion (10¹²) in Spanish words, in the long scale: 10⁹ is «mil millones». Throws a RangeError beyond. */
export function spanishNumber(value: number, { apocope = false, saysOneThousand = false }: NumberStyle = {}): string {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 1e12) throw new RangeError(`${value} is not written out`)
  const [millions, rest] = [Math.floor(value / 1_000_000), value % 1_000_000]
  const head = millions === 1 ? 'un millón' : `${shortened(belowMillion(millions, saysOneThousand))} millones`
  const tail = rest === 0 && millions > 0 ? '' : belowMillion(rest, saysOneThousand)
  const words = millions === 0 ? tail : [head, tail].filter(Boolean).join(' ')
  return apocope ? shortened(words) : words
}
