import type { Age, AgedByCurrency, CurrencyAccount } from '@generated/fields'

type Currency = AgedByCurrency['currency']

/** What a client owes in a currency, by how late it is. */
export type DebtorRow = AgedByCurrency & { clientId: number; clientName: string; credit: number }

export type DebtorFilters = {
  q: string
  currency: Currency | ''
  sort: 'late' | 'total' | 'name'
  /** Days of the firm, ISO dates. */
  asOf: string
  today: string
  page: number
}

/** The account of a client between two days. */
export type Statement = {
  from: string
  to: string
  accounts: CurrencyAccount[]
  ageing: AgedByCurrency[]
  credits: Partial<Record<Currency, number>>
  isTooLong: boolean
}

/** A charge that is owed today. */
export type OwedLine = {
  id: number
  reference: string
  concept: string | null
  issuedOn: string | null
  dueOn: string | null
  age: Age
  currency: Currency
  total: number
  remaining: number
}
