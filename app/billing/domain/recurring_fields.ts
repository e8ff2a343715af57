import type { Currency } from '../../core/money.js'
import type { ItemFields } from './charge_fields.js'
import type { Recurrence } from './recurring_dates.js'

/** Limits of a recurring charge. */
export const RECURRING_LIMITS = { title: 200, dueDays: 365 } as const

/** What each charge of a recurring one is made of. */
export interface RecurringFields {
  items: ItemFields[]
  isrRate: number
  withholdsIva: boolean
  notes: string | null
  /** Days from issue until it is due. */
  dueDays: number
  /** Millionths of a peso for a dollar; null in pesos. */
  exchangeRate: number | null
}

/** A recurring charge as the form has it. */
export interface RecurringForm extends Recurrence {
  clientId: number
  title: string
  currency: Currency
  fields: RecurringFields
  /** Whether its charges are issued at once, or wait as drafts. */
  issues: boolean
}
