import { taxRateOf, type TaxKind } from './taxes.js'

/** Quantities and rates are whole millionths. */
export const MILLION = 1_000_000

/** The largest amount of the product, in centavos: $999,999,999.99. */
export const MAX_AMOUNT = 99_999_999_999

/** What the amounts of a concept follow from. Money in centavos, the quantity in millionths. */
export interface PricedItem {
  quantity: number
  unitPrice: number
  discount: number
  taxKind: TaxKind
  /** Whether the client withholds from it what they withhold from the charge. */
  withheld: boolean
}

/** Amounts of a concept: quantity × price, and the IVA of it less the discount. */
export interface ItemAmounts {
  amount: number
  tax: number
}

/** What is withheld: the rate of income tax in millionths, and whether two thirds of the IVA are. */
export interface WithholdingRates {
  isrRate: number
  withholdsIva: boolean
}

/** Amounts of a charge in centavos: `total = subtotal − discount + tax − withheldIsr − withheldIva`. */
export interface ChargeAmounts {
  subtotal: number
  discount: number
  tax: number
  withheldIsr: number
  withheldIva: number
  total: number
  items: ItemAmounts[]
}

/** `value × factor ÷ divisor`, rounded half up, in whole numbers. None of them is negative. */
export function scaled(value: number, factor: number, divisor: number): number {
  const [over, under] = [BigInt(value) * BigInt(factor), BigInt(divisor)]
  return Number((over * 2n + under) / (under * 2n))
}

/** Amounts of one concept. */
export function itemAmounts({ quantity, unitPrice, discount, taxKind }: PricedItem): ItemAmounts {
  const amount = scaled(unitPrice, quantity, MILLION)
  return { amount, tax: scaled(Math.max(amount - discount, 0), taxRateOf(taxKind), 10_000) }
}

/** Adds up a charge: the IVA of each concept is rounded to the centavo by itself, what is withheld is computed from their sums. */
export function chargeAmounts(priced: PricedItem[], { isrRate, withholdsIva }: WithholdingRates): ChargeAmounts {
  const items = priced.map(itemAmounts)
  const sum = (of: (item: PricedItem, amounts: ItemAmounts) => number) =>
    priced.reduce((total, item, at) => total + of(item, items[at]!), 0)
  const subtotal = sum((_, { amount }) => amount)
  const discount = sum(({ discount: less }) => less)
  const tax = sum((_, { tax: own }) => own)
  const base = sum((item, { amount }) => (item.withheld ? amount - item.discount : 0))
  const baseTax = sum((item, { tax: own }) => (item.withheld ? own : 0))
  const withheldIsr = scaled(base, isrRate, MILLION)
  const withheldIva = withholdsIva ? scaled(baseTax, 2, 3) : 0
  const total = subtotal - discount + tax - withheldIsr - withheldIva
  return { subtotal, discount, tax, withheldIsr, withheldIva, total, items }
}
