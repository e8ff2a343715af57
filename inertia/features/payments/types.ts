import type { PAYMENT_METHODS, PaymentState } from '@generated/fields'

export type Currency = 'MXN' | 'USD'
export type Method = (typeof PAYMENT_METHODS)[number]

/** A payment as lists show it. Money in centavos, days as ISO dates. */
export type PaymentLine = {
  id: number
  number: number
  client: { id: number; name: string }
  paidOn: string
  method: Method
  reference: string | null
  currency: Currency
  amount: number
  applied: number
  credit: number
  refunded: number
  state: PaymentState
  source: 'firm' | 'portal' | 'bank' | 'fund' | 'api'
  hasProof: boolean
}

/** What the accepted ones among the listed payments come to, in one currency. */
export type PaymentTotals = { currency: Currency; count: number; amount: number; refunded: number; credit: number }

/** What of the payments is listed, as the server read it from the address. */
export type PaymentFilters = {
  q: string
  client: number | null
  state: PaymentState | null
  method: Method | null
  currency: Currency | null
  from: string | null
  to: string | null
  credit: boolean
  page: number
}

/** A charge that a payment may pay: what it needs without the payment, and what the payment pays of it by now. */
export type PayableCharge = {
  id: number
  reference: string
  concept: string | null
  currency: Currency
  status: 'pending' | 'paid'
  issuedOn: string | null
  dueOn: string | null
  total: number
  remaining: number
  applied: number
}

/** What a payment pays of a charge, with the balance of the charge now. */
export type PaidCharge = {
  chargeId: number
  reference: string
  amount: number
  currency: Currency
  dueOn: string | null
  total: number
  remaining: number
  state: 'draft' | 'issued' | 'canceled' | 'written_off'
  status: 'pending' | 'paid'
}

/** A sentence of the catalogues with what fills it, and where it leads. */
export type ProofPlace = { key: string; values?: Record<string, string | number>; href: string }

export type PaymentDetails = PaymentLine & {
  exchangeRate: number | null
  notes: string | null
  reason: string | null
  version: number
  recordedBy: string | null
  recordedAt: string
  reviewedBy: string | null
  reviewedAt: string | null
  /** Whoever looks recorded it, and may not accept it. */
  isOwn: boolean
  charges: PaidCharge[]
  refunds: {
    id: number
    amount: number
    refundedOn: string
    method: Method
    reference: string | null
    reason: string
    by: string | null
  }[]
  proof: { name: string; mediaType: string; size: number; sameAs: ProofPlace[]; isElsewhere: boolean } | null
}
