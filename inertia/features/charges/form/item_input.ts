import { chargeAmounts, type ItemKind, type PricedItem, type TaxKind } from '@generated/fields'
import type { ItemFacts } from '~/features/charges/types'
import { countedUnits, DECIMALS, typedOf, unitsOf } from './figures.js'

/** A concept as it is typed. */
export type ItemInput = {
  /** Of a concept that the charge has already. */
  id?: number
  kind: ItemKind
  description: string
  quantity: string
  unitPrice: string
  discount: string
  taxKind: TaxKind
  withheld: boolean
  /** Id of a matter; empty for none. */
  matterId: string
}

export const newItem = (taxKind: TaxKind, matterId = ''): ItemInput => ({
  ...{ kind: 'fee', description: '', quantity: '1', unitPrice: '', discount: '' },
  ...{ taxKind, withheld: true, matterId },
})

/** What is sent of a concept. */
export function sentItem({ quantity, unitPrice, discount, matterId, ...item }: ItemInput) {
  return {
    ...item,
    quantity: unitsOf(quantity, DECIMALS.quantity),
    unitPrice: unitsOf(unitPrice, DECIMALS.money),
    discount: discount.trim() === '' ? 0 : unitsOf(discount, DECIMALS.money),
    matterId: matterId ? Number(matterId) : null,
  }
}

/** What the form shows of a concept that exists. */
export function itemInput({ id, kind, description, quantity, unitPrice, discount, ...item }: ItemFacts): ItemInput {
  return {
    ...(id !== undefined && { id }),
    ...{ kind, description, taxKind: item.taxKind, withheld: item.withheld },
    quantity: typedOf(quantity, DECIMALS.quantity),
    unitPrice: typedOf(unitPrice, DECIMALS.money),
    discount: discount === 0 ? '' : typedOf(discount, DECIMALS.money),
    matterId: item.matter ? String(item.matter.id) : '',
  }
}

/** All of an amount, as a rate. */
const MAX_RATE = 1_000_000

/** A discount counts up to what it is taken from: the server refuses a larger one, and no sum is shown that no charge can have. */
function priced({ quantity, unitPrice, discount, taxKind, withheld }: ItemInput): PricedItem {
  const item = {
    ...{ taxKind, withheld },
    quantity: countedUnits(quantity, DECIMALS.quantity),
    unitPrice: countedUnits(unitPrice, DECIMALS.money),
    discount: 0,
  }
  const { subtotal } = chargeAmounts([item], { isrRate: 0, withholdsIva: false })
  return { ...item, discount: Math.min(countedUnits(discount, DECIMALS.money), subtotal) }
}

/** The amounts of what is typed, by the rules of the server. The rate is a percentage as it is typed; one above a hundred counts as a hundred. */
export function amountsOf(items: ItemInput[], rates: { isrRate: string; withholdsIva: boolean }) {
  const isrRate = Math.min(countedUnits(rates.isrRate, DECIMALS.percent), MAX_RATE)
  return chargeAmounts(items.map(priced), { isrRate, withholdsIva: rates.withholdsIva })
}

/** A rate in millionths as a percentage to type: 100000 is 10. */
export const percentOf = (millionths: number): string => (millionths === 0 ? '' : typedOf(millionths, DECIMALS.percent))
