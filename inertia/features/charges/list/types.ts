import type { ChargeColumn, ChargeSort, ChargeStanding, ChargeSums, ChargeTab } from '@generated/fields'
import type { ListState } from '~/features/lists/address'
import type { SavedView } from '~/features/lists/types'

/** A charge as lists show it. Amounts in centavos, days ISO dates. */
export type ChargeLine = {
  id: number
  /** Its number with the series; null of a draft. */
  reference: string | null
  client: { id: number; name: string }
  matters: { id: number; reference: string; title: string }[]
  currency: 'MXN' | 'USD'
  issuedOn: string | null
  dueOn: string | null
  total: number
  paid: number
  remaining: number
  createdBy: string | null
  standing: ChargeStanding
}

/** What the list shows, as the server read it from the address. */
export type ChargeFilters = ListState<ChargeSort, ChargeColumn> & {
  tab: ChargeTab
  client: number | null
  matter: number | null
  person: number | null
  currency: 'MXN' | 'USD' | ''
  /** ISO dates, both included. */
  issuedFrom: string | null
  issuedTo: string | null
  dueFrom: string | null
  dueTo: string | null
  /** Centavos, both included. */
  amountFrom: number | null
  amountTo: number | null
  /** Only these; empty for all. */
  ids: number[]
}

export type ChargesProps = {
  charges: ChargeLine[]
  paging: { total: number; page: number; perPage: number }
  /** How many charges each tab has with these filters. */
  counts: Record<ChargeTab, number>
  /** What the charges of this tab come to, by currency. */
  sums: ChargeSums[]
  filters: ChargeFilters
  views: SavedView[]
  /** Who can be chosen: sent when asked for, or when somebody is. */
  people?: { id: number; name: string }[]
  /** The names of what the address names. */
  chosen: { client: string | null; matter: string | null }
  can: { create: boolean; pay: boolean; readClients: boolean }
}
