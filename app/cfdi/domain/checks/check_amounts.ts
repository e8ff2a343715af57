import type { CfdiRecord, Concept } from '#app/cfdi/domain/cfdi_record'
import { CURRENCY_DECIMALS, NO_CURRENCY } from '#app/cfdi/domain/sat_catalogues'
import { centavos, decimalOf, inPesos, isMore, type Decimal } from '#app/cfdi/domain/decimals'
import { mustHold, type Finding } from '#app/cfdi/parsing/fault'
import { checkConcept } from './check_concept.js'
import { checkTaxes } from './check_taxes.js'
import { nearlySum } from './nearly_sum.js'

/** What an invoice amounts to, in centavos of its currency: `total = subtotal − discount + transferred − withheld`, local taxes included. */
export interface CfdiAmounts {
  subtotal: number
  discount: number
  transferred: number
  withheld: number
  withheldIsr: number
  withheldIva: number
  total: number
}

/** An amount that has to be there. */
const amountOf = (text: string, field: string, digits: number): Decimal => {
  mustHold(text !== '', 'missing_amount', { field })
  return decimalOf(text, field, digits)
}

/** One that may be absent. */
const amountOrZero = (text: string, field: string, digits: number): Decimal =>
  text === '' ? { value: 0n, scale: 0 } : decimalOf(text, field, digits)

/** Checks the lines of an invoice, their sums, and its total to the centavo. What is to be looked at goes to `warnings`. */
export function checkAmounts(record: CfdiRecord, warnings: Finding[]): CfdiAmounts {
  const digits = record.currency === NO_CURRENCY ? 2 : (CURRENCY_DECIMALS[record.currency] ?? 2)
  const subtotal = amountOf(record.subtotal, 'SubTotal', digits)
  const discount = amountOrZero(record.discount, 'Descuento', digits)
  const total = amountOf(record.total, 'Total', digits)
  mustHold(record.concepts.length > 0, 'no_concepts')
  if (record.type === 'P') checkPaymentHead(subtotal, total)
  record.concepts.forEach((concept, at) => warnings.push(...checkConcept(record, concept, at + 1)))
  // What is moved may be said to be worth something; the whole is worth nothing (Anexo 20, SubTotal of a traslado).
  if (record.type !== 'T' || subtotal.value > 0n) checkSums(record.concepts, { subtotal, discount })
  const taxes = checkTaxes(record, digits)
  const [local, localWithheld] = [
    centavos(amountOrZero(record.localTransferred, 'TotaldeTraslados', 6)),
    centavos(amountOrZero(record.localWithheld, 'TotaldeRetenciones', 6)),
  ]
  const transferred = taxes.transferred + local
  const withheld = taxes.withheld + localWithheld
  const expected = centavos(subtotal) - centavos(discount) + transferred - withheld
  mustHold(expected === centavos(total), 'total', { said: record.total, computed: inPesos(expected) })
  const money = { subtotal: centavos(subtotal), discount: centavos(discount), total: centavos(total) }
  return { ...money, transferred, withheld, withheldIsr: taxes.withheldIsr, withheldIva: taxes.withheldIva }
}

/** A complement of payments is worth nothing by itself (Guía de llenado, CFDI de tipo P). */
function checkPaymentHead(subtotal: Decimal, total: Decimal): void {
  mustHold(subtotal.value === 0n && total.value === 0n, 'payment_total')
}

function checkSums(concepts: Concept[], { subtotal, discount }: { subtotal: Decimal; discount: Decimal }): void {
  const amounts = concepts.map(({ amount }) => decimalOf(amount, 'Importe'))
  const discounts = concepts.map(({ discount: own }) => amountOrZero(own, 'Descuento', 6))
  const values = (sum: number, written: number) => ({ said: inPesos(written), computed: inPesos(sum) })
  const sum = nearlySum(amounts, subtotal)
  mustHold(sum.isRight, 'subtotal', values(sum.centavos, centavos(subtotal)))
  const less = nearlySum(discounts, discount)
  mustHold(less.isRight && !isMore(discount, subtotal), 'discounts', values(less.centavos, centavos(discount)))
}
