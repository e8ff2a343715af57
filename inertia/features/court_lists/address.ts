import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'
import type { Filters, Section } from './types'

/** Address of the agreements or hearings of the lists, as these filters show them. */
export const rowsAddress = (
  section: Section,
  { state, court, list, from, to, before }: Partial<Filters> = {}
): string =>
  buildAddress(route(section === 'hearings' ? 'law_firm.court_lists.hearings' : 'law_firm.court_lists.agreements'), {
    ...{ state: state !== 'waiting' && state, court, list, from, to, before },
  })

/** Address of the lists that were taken in. */
export const listsAddress = (before?: number): string => buildAddress(route('law_firm.court_lists.index'), { before })
