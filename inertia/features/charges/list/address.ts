import { usualChargeOrder, type ChargeSort } from '@generated/fields'
import { buildAddress, buildQuery, countSet, orderIn, reordered, withQuery } from '~/features/lists/address'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { ChargeFilters } from './types'

/** What the list can be ordered by. */
export const SORT_NAMES: Record<ChargeSort, MessageId> = {
  due: 'billing.sort.due',
  issued: 'billing.sort.issued',
  number: 'billing.sort.number',
  client: 'billing.sort.client',
  total: 'billing.sort.total',
  remaining: 'billing.sort.remaining',
}

export const LIST = route('law_firm.charges.index')
export const ADD = route('law_firm.charges.create')

/** Address of a charge. */
export const chargeAddress = (id: number): string => route('law_firm.charges.show', { id })

/** Centavos as an address says them: pesos. */
const pesos = (centavos: number | null | undefined) => (centavos ? String(centavos / 100) : null)

/** The filters of a list as an address says them; what is usual is left out. */
function said({ saved, ...filters }: Partial<ChargeFilters>) {
  const { q, tab = 'pending', client, matter, person, currency, columns, page } = filters
  const { issuedFrom, issuedTo, dueFrom, dueTo } = filters
  const usual = usualChargeOrder(tab)
  const sort = orderIn(filters, `${usual.descending ? '-' : ''}${usual.sort}`)
  return {
    ...{ tab: tab !== 'pending' && tab, q, client, matter, person, currency, issuedFrom, issuedTo, dueFrom, dueTo },
    ...{ amountFrom: pesos(filters.amountFrom), amountTo: pesos(filters.amountTo), columns, sort },
    ...{ saved: saved?.toString(), page },
  }
}

/** The query string of these filters. */
export const listQuery = (filters: Partial<ChargeFilters>): string => buildQuery(said(filters))

/** Address of the list with these filters. */
export const listAddress = (filters: Partial<ChargeFilters>): string => withQuery(LIST, listQuery(filters))

/** Address of the list ordered by a column: the other way round when it already is. */
export const sortAddress = (filters: ChargeFilters, sort: ChargeSort): string =>
  listAddress(reordered(filters, sort, sort !== 'due' && sort !== 'client'))

/** Address of the same charges as a file, or of those that are ticked. */
export const fileAddress = (filters: Partial<ChargeFilters>, format: 'csv' | 'xlsx', ids: number[] = []): string =>
  buildAddress(route('law_firm.charges.file'), {
    ...said(ids.length > 0 ? { tab: 'all' } : { ...filters, page: 1, saved: null, columns: [] }),
    ...{ ids, format },
  })

/** How many filters narrow the list, the search and the tab apart. */
export const filterCount = (filters: ChargeFilters): number => {
  const { client, matter, person, currency, issuedFrom, issuedTo, dueFrom, dueTo, amountFrom, amountTo } = filters
  return countSet(client, matter, person, currency, issuedFrom || issuedTo, dueFrom || dueTo, amountFrom || amountTo)
}

/** The list without filters, in the same tab. */
export const clearedFilters = ({ tab, columns, sort, descending }: ChargeFilters): Partial<ChargeFilters> => ({
  ...{ tab, columns, sort, descending },
})
