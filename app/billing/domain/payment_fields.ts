import type { Currency } from '#app/core/money'
import type { PaymentMethod } from './payment_methods.js'

/** Limits of a payment. */
export const PAYMENT_LIMITS = { applications: 200, reference: 100, notes: 1_000, reason: 500 } as const

/** A payment as the form has it. Money in centavos, the day an ISO date, the exchange rate in millionths of a peso for a dollar. */
export interface PaymentFields {
  clientId: number
  amount: number
  currency: Currency
  exchangeRate: number | null
  paidOn: string
  method: PaymentMethod
  reference: string | null
  notes: string | null
  /** What it pays; the rest waits as credit of the client. */
  applications: { chargeId: number; amount: number }[]
}
