import type { PAYMENT_METHODS, PaymentState } from '@generated/fields'

type Currency = 'MXN' | 'USD'
export type Method = (typeof PAYMENT_METHODS)[number]

/** What a client owes in a currency, and what of it is late. Centavos. */
export type OwedTotal = { currency: Currency; remaining: number; overdue: number; count: number }

/** A charge that a client owes, as they read it. */
export type OwedCharge = {
  id: number
  reference: string
  concepts: { description: string; amount: number }[]
  issuedOn: string | null
  dueOn: string | null
  isOverdue: boolean
  currency: Currency
  total: number
  remaining: number
  notes: string | null
  /** What they say to have paid, which the firm has not looked at yet. */
  inReview: number
}

export type ClientPayment = {
  id: number
  number: number
  paidOn: string
  method: Method
  currency: Currency
  amount: number
  credit: number
  refunded: number
  state: PaymentState
  reason: string | null
  isMine: boolean
  hasProof: boolean
  charges: string[]
}

/** How clients pay a firm. */
export type BankData = {
  clabe: string | null
  bank: string
  holder: string
  reference: string | null
  notes: string | null
}

/** Money of the client that the firm holds for a matter; centavos. */
export type HeldMoney = {
  id: number
  matter: { id: number; reference: string; title: string }
  currency: Currency
  balance: number
  movements: HeldMovement[]
  hasEarlier: boolean
}

/** `held` is what there was after it, `about` what it was for. */
export type HeldMovement = {
  id: number
  number: number
  day: string
  kind: 'deposit' | 'expense' | 'transfer' | 'refund' | 'reversal' | 'returned'
  amount: number
  held: number
  about: string | null
}

export type Account = {
  totals: OwedTotal[]
  owed: OwedCharge[]
  payments: { rows: ClientPayment[]; paging: { total: number; page: number; perPage: number } }
  bank: BankData | null
  held: HeldMoney[]
  /** Whether there is an account to print: something was charged or paid. */
  hasMoved: boolean
}
