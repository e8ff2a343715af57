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
export function listAddress({
  tab = 'sent',
  q = '',
  state = [],
  kind = [],
  page = 1,
}: Partial<InvitationFilters>): string {
  const parts: [string, string][] = [
    ['tab', tab],
    ['q', q],
    ['state', state.join(',')],
    ['kind', kind.join(',')],
    ['page', page > 1 ? String(page) : ''],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== ''))
  return `${route('law_firm.invitations.index')}?${query.toString().replaceAll('%2C', ',')}`
}

/** Where several people are invited at once. */
export const MANY = `${route('law_firm.invitations.index')}?tab=sent&invite=many`
