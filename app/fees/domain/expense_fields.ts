import type { Currency } from '#app/core/money'

/** With whose money an expense was paid: the firm's, or what it holds for the client. */
export const PAID_BY = ['firm', 'fund'] as const
export type PaidBy = (typeof PAID_BY)[number]

export const EXPENSE_LIMITS = { description: 500 } as const

/** An expense as the form has it. What the fund paid is not charged: the client paid it already. */
export interface ExpenseFields {
  spentOn: string
  description: string
  currency: Currency
  amount: number
  paidBy: PaidBy
  billable: boolean
}
