import type { PaymentMethod } from '#app/billing/domain/payment_methods'

/**
 * What moves the money that a firm holds for a client: money that comes in, an expense of the matter, a transfer to a charge, money that is given back, what takes another movement
 * back, and what a deleted payment had taken.
 */
export const MOVEMENT_KINDS = ['deposit', 'expense', 'transfer', 'refund', 'reversal', 'returned'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const FUND_LIMITS = { reference: 100, description: 500 } as const

/** Money that comes in or is given back, as the form has it. */
export interface CashFields {
  amount: number
  movedOn: string
  method: PaymentMethod
  reference: string | null
  description: string | null
}
