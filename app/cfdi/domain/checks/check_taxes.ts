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
  const amounts = (some: TaxLine[] | undefined, most: number) => (some ?? []).map((line) => amountOf(line, most))
  const total = (written: Decimal[]) => written.reduce((sum, each) => sum + centavos(each), 0)
  // Each line is put to its key once: an XML may have as many rates as lines.
  const [saidBy, partsBy] = [Map.groupBy(whole, keyOf), Map.groupBy(own, keyOf)]
  for (const key of new Set([...saidBy.keys(), ...partsBy.keys()])) {
    const sum = total(amounts(saidBy.get(key), digits))
    const found = nearlySum(amounts(partsBy.get(key), 6), { value: BigInt(sum), scale: 2 })
    mustHold(found.isRight, 'taxes', { tax: key.slice(0, 3), said: inPesos(sum), computed: inPesos(found.centavos) })
  }
  const text = kind === 'withheld' ? record.totalWithheld : record.totalTransferred
  const field = kind === 'withheld' ? 'TotalImpuestosRetenidos' : 'TotalImpuestosTrasladados'
  const sum = total(amounts(whole, digits))
  const written = text === '' ? 0 : centavos(decimalOf(text, field, digits))
  mustHold(written === sum, 'tax_sum', { field, said: inPesos(written), computed: inPesos(sum) })
  return sum
}

const amountOf = ({ amount }: TaxLine, digits: number): Decimal => decimalOf(amount, 'Importe', digits)
