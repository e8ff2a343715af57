import type { Currency } from '#app/core/money'

/** Why a movement is probably something: `bank_statements.why.<reason>`. */
export const MATCH_REASONS = [
  'amount',
  'sum',
  'all_owed',
  'only',
  'partial',
  'same_day',
  'near_day',
  'reference',
  'number',
  'rfc',
  'name',
  'name_part',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]
export type Confidence = 'high' | 'medium' | 'low'

/** A movement that came in. */
export interface Incoming {
  id: number
  day: string
  amount: number
  currency: Currency
  description: string
  reference: string | null
  trackingKey: string | null
}

export interface KnownPayment {
  id: number
  number: number
  clientId: number
  clientName: string
  amount: number
  currency: Currency
  paidOn: string
  reference: string | null
  state: 'review' | 'accepted'
}

export interface KnownCharge {
  id: number
  reference: string
  clientId: number
  currency: Currency
  remaining: number
  issuedOn: string | null
  dueOn: string | null
}

export interface KnownClient {
  id: number
  name: string
  rfc: string | null
}

/** What somebody who looks may know of. */
export interface Known {
  payments: KnownPayment[]
  charges: KnownCharge[]
  clients: ReadonlyMap<number, KnownClient>
}

export type ProposedApplication = { chargeId: number; reference: string; remaining: number; amount: number }

/** What a movement could be: a payment that was recorded, or a new one that pays these charges. Nothing happens by itself. */
export type Proposal = {
  payment: { id: number; number: number; inReview: boolean } | null
  client: { id: number; name: string }
  applications: ProposedApplication[]
  reasons: MatchReason[]
  confidence: Confidence
}
