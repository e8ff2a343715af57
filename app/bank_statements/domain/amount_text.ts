import { MAX_AMOUNT } from '#app/billing/domain/charge_amounts'

export type DecimalMark = '.' | ','
export type AmountFault = 'not_amount' | 'decimals' | 'too_much'

const NOISE = /[\s\u00a0\u202f'"$]|MXN|USD|MXP|M\.?N\.?|Dls\.?/gi

interface Signed {
  digits: string
  isNegative: boolean
}

/** The digits of an amount without what stands around them: a minus before or after, brackets, CR and DB. */
function signed(text: string): Signed {
  let digits = text.replace(/[\u2212\u2012\u2013]/g, '-').replace(NOISE, '')
  let isNegative = false
  const flip = (pattern: RegExp, negative: boolean) => {
    if (!pattern.test(digits)) return
    digits = digits.replace(pattern, '$1')
    isNegative = isNegative !== negative
  }
  flip(/^\((.+)\)$/, true)
  flip(/^-(.+)$/, true)
  flip(/^(.+)-$/, true)
  flip(/^(.+?)(?:DB|DR)$/i, true)
  flip(/^\+(.+)$/, false)
  flip(/^(.+)\+$/, false)
  flip(/^(.+?)CR$/i, false)
  return { digits, isNegative }
}

/**
 * An amount as a bank writes it, in centavos: `1,234.56`, `1.234,56`, `$1,234.56`, `(1,234.56)`, `1234.56-`. `decimal` is the mark before the centavos. More than two decimals are taken
 * only when the others are zeros.
 */
export function readAmount(text: string, decimal: DecimalMark): number | { fault: AmountFault } {
  const { digits, isNegative } = signed(text)
  const [whole = '', rest = '', ...more] = digits.split(decimal)
  const thousands = decimal === '.' ? ',' : '.'
  const grouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})*$`)
  const isWhole = /^\d+$/.test(whole) || grouped.test(whole) || (whole === '' && rest !== '')
  if (more.length > 0 || !isWhole || !/^\d*$/.test(rest)) return { fault: 'not_amount' }
  if (/[1-9]/.test(rest.slice(2))) return { fault: 'decimals' }
  const figures = whole.replaceAll(thousands, '') + rest.slice(0, 2).padEnd(2, '0')
  if (figures.replace(/^0+/, '').length > 12) return { fault: 'too_much' }
  const centavos = Number(figures)
  if (centavos > MAX_AMOUNT) return { fault: 'too_much' }
  return isNegative && centavos !== 0 ? -centavos : centavos
}

/** The mark before the centavos in a column of amounts, by those that tell; a point when none does, as in Mexico. */
export function decimalOf(texts: readonly string[]): DecimalMark {
  let [points, commas] = [0, 0]
  for (const text of texts) {
    const { digits } = signed(text)
    const last = /([.,])(\d+)$/.exec(digits)
    if (!last) continue
    const [, mark, after] = last
    const other = mark === '.' ? ',' : '.'
    if (!digits.includes(other) && after!.length === 3) continue
    if (mark === '.') points++
    else commas++
  }
  return commas > points ? ',' : '.'
}
