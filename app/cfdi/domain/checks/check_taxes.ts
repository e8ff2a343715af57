import type { CfdiRecord, TaxLine } from '#app/cfdi/domain/cfdi_record'
import { centavos, decimalOf, inPesos, type Decimal } from '#app/cfdi/domain/decimals'
import { mustHold } from '#app/cfdi/parsing/fault'
import { nearlySum } from './nearly_sum.js'

const ISR = '001'
const IVA = '002'

/** Federal taxes of an invoice, in centavos. */
export interface TaxSums {
  transferred: number
  withheld: number
  withheldIsr: number
  withheldIva: number
}

const isCounted = ({ factor }: TaxLine) => factor !== 'Exento'

/**
 * Compares the taxes of the whole with those of the lines (by tax, factor and rate; what is withheld by tax alone, since the whole does not say its rate), and the totals with their sums.
 */
export function checkTaxes(record: CfdiRecord, digits: number): TaxSums {
  const lines = record.concepts.flatMap(({ taxes }) => taxes).filter(isCounted)
  const sums = {
    transferred: checkKind(record, lines, 'transferred', digits),
    withheld: checkKind(record, lines, 'withheld', digits),
  }
  const withheldOf = (tax: string) =>
    record.taxes
      .filter((line) => line.kind === 'withheld' && line.tax === tax)
      .reduce((sum, { amount }) => sum + centavos(decimalOf(amount, 'Importe')), 0)
  return { ...sums, withheldIsr: withheldOf(ISR), withheldIva: withheldOf(IVA) }
}

const keyOf = ({ kind, tax, factor, rate }: TaxLine) =>
  kind === 'withheld' ? tax : `${tax} ${factor} ${rate === '' ? '' : decimalKey(rate)}`

const decimalKey = (rate: string) => {
  const { value, scale } = decimalOf(rate, 'TasaOCuota')
  return String(value * 10n ** BigInt(10 - scale))
}

function checkKind(record: CfdiRecord, lines: TaxLine[], kind: TaxLine['kind'], digits: number): number {
  const whole = record.taxes.filter((line) => line.kind === kind && isCounted(line))
  const own = lines.filter((line) => line.kind === kind)
  const written = whole.map((line) => amountOf(line, digits))
  for (const key of new Set([...whole, ...own].map(keyOf))) {
    const said = whole.filter((line) => keyOf(line) === key).map((line) => amountOf(line, digits))
    const parts = own.filter((line) => keyOf(line) === key).map((line) => amountOf(line, 6))
    const sum = said.reduce((total, each) => total + centavos(each), 0)
    const found = nearlySum(parts, { value: BigInt(sum), scale: 2 })
    mustHold(found.isRight, 'taxes', { tax: key.slice(0, 3), said: inPesos(sum), computed: inPesos(found.centavos) })
  }
  const text = kind === 'withheld' ? record.totalWithheld : record.totalTransferred
  const field = kind === 'withheld' ? 'TotalImpuestosRetenidos' : 'TotalImpuestosTrasladados'
  const sum = written.reduce((total, each) => total + centavos(each), 0)
  const total = text === '' ? 0 : centavos(decimalOf(text, field, digits))
  mustHold(total === sum, 'tax_sum', { field, said: inPesos(total), computed: inPesos(sum) })
  return sum
}

const amountOf = ({ amount }: TaxLine, digits: number): Decimal => decimalOf(amount, 'Importe', digits)
