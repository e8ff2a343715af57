import type { Currency } from '../../core/money.js'
import type { PricedItem, WithholdingRates } from './charge_amounts.js'

/** What a concept is: a fee, an expense that is passed on, or time. */
export const ITEM_KINDS = ['fee', 'expense', 'time'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Limits of a charge. */
export const CHARGE_LIMITS = {
  items: 100,
  description: 1_000,
  notes: 2_000,
  internalNotes: 1_000,
  reason: 500,
} as const

/** A concept as the form has it. Money in centavos, quantity in millionths. */
export interface ItemFields extends PricedItem {
  /** Of the concept that it was, where a charge is edited; another one begins without. */
  id?: number | undefined
  matterId: number | null
  kind: ItemKind
  description: string
}

/** A charge as the form has it. Days are ISO dates, the exchange rate millionths of a peso for a dollar. */
export interface ChargeFields extends WithholdingRates {
  clientId: number
  currency: Currency
  exchangeRate: number | null
  issuedOn: string | null
  dueOn: string | null
  items: ItemFields[]
  notes: string | null
  internalNotes: string | null
}
