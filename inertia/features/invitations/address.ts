import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'

export const STATES = ['pending', 'resent', 'expired', 'accepted', 'rejected', 'canceled'] as const
export const KINDS = ['member', 'client'] as const
export type State = (typeof STATES)[number]
export type Kind = (typeof KINDS)[number]

/** What the page shows, as the server read it from the address. */
export type InvitationFilters = {
  tab: 'received' | 'sent'
  q: string
  state: State[]
  kind: Kind[]
  page: number
}

export const LIST = route('law_firm.invitations.index')

/** Address of the page with these filters; what is usual is left out of it. */
export const listAddress = ({ tab = 'sent', q, state, kind, page }: Partial<InvitationFilters>): string =>
  buildAddress(LIST, { tab, q, state, kind, page })

/** Where several people are invited at once. */
export const MANY = route('law_firm.invitations.index', {}, { tab: 'sent', invite: 'many' })
