import { KINDS, SHOWN_STATES, TO_SEE, type ShownState } from './invitation_rules.js'
import type { Identity } from './identity.js'

type Kind = (typeof KINDS)[number]

/** What the page of invitations shows, as its address says it. */
export interface InvitationFilters {
  tab: 'received' | 'sent'
  q: string
  state: ShownState[]
  kind: Kind[]
  page: number
}

const MAX_SEARCH_LENGTH = 200
const LAST_PAGE = 1_000_000_000

function known<T extends string>(all: readonly T[], value: unknown): T[] {
  const given = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  const named = new Set(given.flatMap((each) => each.split(',')))
  return all.filter((each) => named.has(each))
}

/** Kinds of invitation that a person may see among those that their firm sent. */
export function kindsSeenBy(identity: Identity): Kind[] {
  return KINDS.filter((kind) => identity.may(TO_SEE[kind]))
}

/** Reads the query string. What it does not know is left out, never refused. Who may not see what was sent, sees what they received. */
export function invitationFiltersOf(query: Record<string, unknown>, identity: Identity): InvitationFilters {
  const maySee = kindsSeenBy(identity).length > 0
  return {
    tab: maySee && query.tab !== 'received' ? 'sent' : 'received',
    q: typeof query.q === 'string' ? query.q.trim().slice(0, MAX_SEARCH_LENGTH) : '',
    state: known(SHOWN_STATES, query.state),
    kind: known(KINDS, query.kind),
    page: pageOf(query.page),
  }
}

function pageOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(number, 1), LAST_PAGE)
}
