import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'
import type { MovementFilters } from './types'

/** Address of the files of banks, from the one before which the last page ended. */
export const listAddress = (before?: number): string =>
  buildAddress(route('law_firm.bank_statements.index'), { before })

/** Address of a file, with what of its movements is shown. */
export const statementAddress = (id: number, { show, q, page }: Partial<MovementFilters> = {}): string =>
  buildAddress(route('law_firm.bank_statements.show', { id }), { show: show !== 'pending' && show, q, page })
