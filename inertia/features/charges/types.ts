import type { ChargeState, ChargeStatus, ChargeStanding, ItemKind, SettledBy, TaxKind } from '@generated/fields'

export type Currency = 'MXN' | 'USD'

export type NamedMatter = { id: number; reference: string; title: string }

/** A client as the form of a charge needs them, with their matters. */
export type ChargedClient = {
  id: number
  name: string
  type: 'person' | 'business'
  rfc: string | null
  matters: NamedMatter[]
}

/** How the firm charges, who it is for the SAT, and its day. */
export type FormBasis = {
  today: string
  settings: { dueDays: number; defaultTax: TaxKind; proposesWithholdings: boolean }
  issuer: { rfc: string | null; regime: string | null }
}

/** A concept: money in centavos, the quantity in millionths. */
export type ItemFacts = {
  /** None of a recurring charge. */
  id?: number
  kind: ItemKind
  description: string
  quantity: number
  unitPrice: number
  discount: number
  amount: number
  tax: number
  taxKind: TaxKind
  withheld: boolean
  matter: NamedMatter | null
}

export type AppliedPayment = {
  id: number
  number: number
  paidOn: string
  method: string
  state: 'review' | 'accepted' | 'rejected'
  amount: number
  isSeen: boolean
}

/** Amounts of a charge, in centavos. */
export type Totals = {
  subtotal: number
  discount: number
  tax: number
  withheldIsr: number
  withheldIva: number
  total: number
}

/** A charge as its page shows it. */
export type ChargeCard = Totals & {
  id: number
  reference: string | null
  state: ChargeState
  status: ChargeStatus
  settledBy: SettledBy | null
  settledOn: string | null
  issuedOn: string | null
  dueOn: string | null
  currency: Currency
  exchangeRate: number | null
  paid: number
  writtenOff: number
  remaining: number
  isrRate: number
  withholdsIva: boolean
  notes: string | null
  internalNotes: string | null
  reason: string | null
  version: number
  hasFreeAmounts: boolean
  isOpen: boolean
  period: string | null
  standing: ChargeStanding
  today: string
  canceledAt: string | null
  canceledBy: string | null
  createdBy: string | null
  client: Omit<ChargedClient, 'matters'> | null
  items: ItemFacts[]
  payments: AppliedPayment[]
  recurring: { id: number; title: string } | null
}
