export type Currency = 'MXN' | 'USD'

export const BANKS = ['bbva', 'santander', 'banorte', 'banamex', 'hsbc', 'scotiabank', 'other'] as const
export type Bank = (typeof BANKS)[number]

export const MOVEMENT_TABS = ['pending', 'matched', 'ignored', 'outgoing', 'all'] as const
export type MovementTab = (typeof MOVEMENT_TABS)[number]
export type MovementState = Exclude<MovementTab, 'all'>

/** What a column of a file can be, in the order in which it is asked. */
export const COLUMN_FIELDS = [
  ...(['day', 'description', 'detail', 'credit', 'debit', 'amount', 'sign', 'balance', 'reference'] as const),
  'tracking',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

type Account = { name: string; lastDigits: string | null; currency: Currency }

/** Why a line of a file is no movement: a word of the catalogue, and the beginning of what the line says. */
export type RefusedLine = { line: number; reason: string; text: string }

/** A file of a bank in the list. */
export type StatementLine = {
  id: number
  name: string
  state: 'draft' | 'storing' | 'stored'
  account: Account | null
  firstDay: string | null
  lastDay: string | null
  createdAt: string
  createdBy: string | null
  movements: number
  known: number
  refused: number
  pending: number
}

/** What is above the movements of a file. */
export type StatementHead = {
  id: number
  version: number
  name: string
  format: 'csv' | 'xlsx' | 'ofx'
  state: 'draft' | 'storing' | 'stored'
  account: Account | null
  firstDay: string | null
  lastDay: string | null
  createdAt: string
  movements: number
  known: number
  refused: RefusedLine[]
  refusedCount: number
}

/** How a table of movements is read. */
export type Mapping = {
  bank: Bank
  headingLine: number
  columns: Partial<Record<ColumnField, number>>
  dateOrder: 'dmy' | 'mdy' | null
  decimal: '.' | ','
  accountId: number | null
}

/** What would be imported. Amounts in centavos, negative for what went out. */
export type DryRun = {
  movements: { line: number; day: string; amount: number; description: string; isKnown: boolean }[]
  total: number
  fresh: number
  known: number
  incoming: { count: number; amount: number }
  outgoing: { count: number; amount: number }
  refused: RefusedLine[]
  refusedCount: number
}

/** A file that is looked at before it is imported. */
export type Draft = {
  mapping: Mapping
  profile: { bank: Bank; asOf: string; verified: boolean } | null
  rows: { line: number; cells: string[] }[]
  columns: { at: number; heading: string | null; sample: string }[]
  asksOrder: boolean
  currency: string | null
  accounts: (Account & { id: number; bank: Bank })[]
  lacking: string[]
  dryRun: DryRun | null
}

/** What a movement could be, why, and how sure that is. */
export type Proposal = {
  payment: { id: number; number: number; inReview: boolean } | null
  client: { id: number; name: string }
  applications: { chargeId: number; reference: string; remaining: number; amount: number }[]
  reasons: string[]
  confidence: 'high' | 'medium' | 'low'
}

/** A movement of a file. Amounts in centavos, days as ISO dates. */
export type MovementLine = {
  id: number
  version: number
  line: number
  day: string
  amount: number
  currency: Currency
  balance: number | null
  description: string
  reference: string | null
  trackingKey: string | null
  state: MovementState
  reason: string | null
  decidedBy: string | null
  decidedAt: string | null
  payment: { id: number; number: number; clientName: string; inReview: boolean; made: boolean } | null
  proposals: Proposal[]
}

export type MovementFilters = { show: MovementTab; q: string; page: number }
