import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'
import type { PaymentFilters } from './types'

/** Address of the list of payments with these filters. */
export const listAddress = (filters: Partial<PaymentFilters>): string =>
  buildAddress(route('law_firm.payments.index'), filters)

/** Address of a payment. */
export const paymentAddress = (id: number): string => route('law_firm.payments.show', { id })
