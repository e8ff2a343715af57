import type { Currency } from '#app/core/money'
import { spanishNumber } from './spanish_numbers.js'

/** A language in which amounts are written out. */
export type WordsLanguage = 'es' | 'en'

/** How a firm writes amounts: whether a thousand is «un mil», as on cheques, or «mil». */
export interface WordStyle {
  saysOneThousand?: boolean
}

const SPANISH_NAMES = {
  MXN: { one: 'peso', many: 'pesos', closing: 'M.N.' },
  USD: { one: 'dólar', many: 'dólares', closing: 'USD' },
} as const
const ENGLISH_NAMES = { MXN: { one: 'peso', many: 'pesos' }, USD: { one: 'dollar', many: 'dollars' } } as const

/**
 * An amount of centavos in words, as Mexican documents of payment have it: `(Veintiún mil pesos 00/100 M.N.)`, `(Un millón de dólares 50/100 USD)`. Throws a RangeError for what is
 * negative or no whole number of centavos.
 */
export function amountInWords(
  centavos: number,
  currency: Currency,
  language: WordsLanguage = 'es',
  style: WordStyle = {}
): string {
  if (!Number.isSafeInteger(centavos) || centavos < 0) throw new RangeError(`${centavos} are no centavos`)
  const [whole, rest] = [Math.floor(centavos / 100), String(centavos % 100).padStart(2, '0')]
  const said =
    language === 'es' ? `${inSpanish(whole, currency, style)} ${rest}/100` : `${inEnglish(whole, currency)} ${rest}/100`
  const closing = language === 'es' ? SPANISH_NAMES[currency].closing : currency
  return `(${said[0]!.toUpperCase()}${said.slice(1)} ${closing})`
}

/** «veintiún mil pesos», «un millón de pesos»: «de» stands only where millions are exact. */
function inSpanish(whole: number, currency: Currency, style: WordStyle): string {
  const { one, many } = SPANISH_NAMES[currency]
  const isExactMillions = whole > 0 && whole % 1_000_000 === 0
  return `${spanishNumber(whole, { ...style, apocope: true })} ${isExactMillions ? 'de ' : ''}${whole === 1 ? one : many}`
}

const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' '
  )
const ENGLISH_TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ENGLISH_SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

const inEnglish = (whole: number, currency: Currency) =>
  `${englishNumber(whole)} ${whole === 1 ? ENGLISH_NAMES[currency].one : ENGLISH_NAMES[currency].many}`

function englishNumber(value: number): string {
  if (value < 20) return ENGLISH_SMALL[value]!
  if (value < 100)
    return ENGLISH_TENS[Math.floor(value / 10)]! + (value % 10 === 0 ? '' : `-${ENGLISH_SMALL[value % 10]!}`)
  const [size, name] = ENGLISH_SCALES.find(([scale]) => value >= scale)!
  const rest = value % size
  return `${englishNumber(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${englishNumber(rest)}`}`
}
