import { CfdiFault } from '#app/cfdi/parsing/fault'

/** A decimal number exactly as it is written: `value` is a whole number of its last digit, `scale` how many digits follow the point. */
export interface Decimal {
  value: bigint
  scale: number
}

const SHAPE = /^(-?)(\d{1,18})(?:\.(\d{1,10}))?$/

/** From so many pesos on an amount is refused. */
const MOST = 10n ** 12n

/** A number of an XML. Throws CfdiFault for what is none, is negative, too large or has more digits than `most` after the point. */
export function decimalOf(text: string, field: string, most = 6): Decimal {
  const [, sign, whole, fraction = ''] = SHAPE.exec(text) ?? []
  if (whole === undefined) throw new CfdiFault('bad_number', { field, value: text.slice(0, 40) })
  if (sign && /[1-9]/.test(`${whole}${fraction}`)) throw new CfdiFault('negative', { field, value: text.slice(0, 40) })
  if (fraction.length > most) throw new CfdiFault('decimals', { field, value: text.slice(0, 40), most })
  if (BigInt(whole) >= MOST) throw new CfdiFault('too_much', { field, value: text.slice(0, 40) })
  return { value: BigInt(`${whole}${fraction}`), scale: fraction.length }
}

const TEN = (digits: number) => 10n ** BigInt(digits)

/** The same number in units of the digit `scale` after the point, rounded half up. None is negative. */
export function atScale({ value, scale }: Decimal, wanted: number): bigint {
  if (wanted >= scale) return value * TEN(wanted - scale)
  const unit = TEN(scale - wanted)
  return (value * 2n + unit) / (unit * 2n)
}

/** In centavos, rounded half up. */
export const centavos = (decimal: Decimal): number => Number(atScale(decimal, 2))

/** In millionths. */
export const millionths = (decimal: Decimal): number => Number(atScale(decimal, 6))

/** Sum of numbers, exact. */
export function sumOf(decimals: readonly Decimal[]): Decimal {
  const scale = decimals.reduce((most, each) => Math.max(most, each.scale), 0)
  return { value: decimals.reduce((sum, each) => sum + atScale(each, scale), 0n), scale }
}

/** Whether one number is larger than another. */
export function isMore(one: Decimal, other: Decimal): boolean {
  const scale = Math.max(one.scale, other.scale)
  return atScale(one, scale) > atScale(other, scale)
}

/** Between which values a product may be written, both included, given that each factor was rounded to the digits that it shows. */
export interface Bounds {
  least: Decimal
  most: Decimal
}

/** Which factors of a product may be off by half of their last digit: `decimals` those that show some, `all` whole numbers too, as the SAT has it. A rate never is. */
export type Slack = 'decimals' | 'all'

/**
 * The limits of a product (SAT, Matriz de validaciones del CFDI 4.0, campos Importe of concepts and of their taxes): each factor may be off by half of its last digit; the lower limit is
 * cut, the upper rounded up to the digits of the amount.
 */
export function productBounds(one: Decimal, other: Decimal, { digits, slack, isRate = false }: ProductForm): Bounds {
  const isExact = (factor: Decimal) => slack === 'decimals' && factor.scale === 0
  const low = ends(one, isExact(one)).low * ends(other, isRate || isExact(other)).low
  const high = ends(one, isExact(one)).high * ends(other, isRate || isExact(other)).high
  const cut = TEN(2 * WIDE - digits)
  return { least: { value: low / cut, scale: digits }, most: { value: (high + cut - 1n) / cut, scale: digits } }
}

/** How the product is written, and how its factors were. */
interface ProductForm {
  digits: number
  slack: Slack
  /** The second factor is a rate. */
  isRate?: boolean
}

const WIDE = 12

/** The least and the most that a factor can have been, in units of its twelfth digit. */
function ends(factor: Decimal, isExact: boolean): { low: bigint; high: bigint } {
  const value = atScale(factor, WIDE)
  if (isExact) return { low: value, high: value }
  const half = (5n * TEN(WIDE)) / TEN(factor.scale + 1)
  return { low: value > half ? value - half : 0n, high: value + half - 1n }
}

/** Whether a number lies within bounds. */
export const isWithin = (amount: Decimal, { least, most }: Bounds): boolean =>
  !isMore(least, amount) && !isMore(amount, most)

/** `-12.30`: centavos for a sentence. */
export const inPesos = (value: number): string => (value / 100).toFixed(2)
