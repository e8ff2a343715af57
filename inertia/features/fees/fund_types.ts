import type { Currency } from './types'

export type MovementKind = 'deposit' | 'expense' | 'transfer' | 'refund' | 'reversal' | 'returned'
export type Method = 'transfer' | 'cash' | 'check' | 'credit_card' | 'debit_card' | 'deposit' | 'fund' | 'other'

/** A movement of a statement; `held` is the balance after it. Amounts in centavos. */
export type Movement = {
  id: number
  number: number
  kind: MovementKind
  amount: number
  held: number
  movedOn: string
  method: Method | null
  reference: string | null
  description: string | null
  hasProof: boolean
  chargeId: number | null
  paymentId: number | null
  reverses: number | null
  reversedBy: number | null
  authorName: string | null
}

export type Statement = {
  currency: Currency
  balance: number
  from: string | null
  to: string | null
  opening: number
  closing: number
  entered: number
  left: number
  lines: Movement[]
}

export type PayableCharge = { id: number; reference: string; currency: Currency; remaining: number }

export type FundProps = {
  matter: { id: number; reference: string; title: string; hasClient: boolean }
  statement: Statement
  currencies: { currency: Currency; balance: number; movements: number }[]
  today: string
  methods: Method[]
  charges: PayableCharge[]
  mayMove: boolean
}
