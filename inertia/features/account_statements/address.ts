import { route } from '~/routes'
import type { DebtorFilters } from './types'

/** What the address says of the list; what is usual is left out. */
function queryOf({ q, currency, sort, asOf, today, page }: DebtorFilters): Record<string, string> {
  return {
    ...(q && { q }),
    ...(currency && { currency }),
    ...(sort !== 'late' && { sort }),
    ...(asOf !== today && { on: asOf }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** The list of those who owe with these filters. */
export const debtorsAddress = (filters: DebtorFilters): string =>
  route('law_firm.account_statements.index', {}, queryOf(filters))

/** The same as a file. */
export const debtorsFile = (filters: DebtorFilters): string =>
  route('law_firm.account_statements.file', {}, queryOf({ ...filters, page: 1 }))
