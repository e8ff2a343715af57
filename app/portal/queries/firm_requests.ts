import db from '@adonisjs/lucid/services/db'
import { instantOf } from './thread.js'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import Workspace from '#app/workspaces/models/workspace'

export const REQUESTS_PER_PAGE = 25
export const REQUEST_STATES = ['open', 'accepted', 'declined'] as const

type RequestState = (typeof REQUEST_STATES)[number]

export type FirmRequestLine = {
  id: number
  name: string
  email: string
  message: string
  state: RequestState
  clientId: number | null
  at: string
}

/** What the list of requests shows, as its address says it. */
export interface RequestFilters {
  /** Empty for those of all states. */
  state: RequestState | ''
  page: number
}

/** Reads the query string of the list; what it does not know is left out, never refused. */
export function requestFiltersOf({ state, page }: Record<string, unknown>): RequestFilters {
  return {
    state: REQUEST_STATES.find((known) => known === state) ?? '',
    page: /^[1-9]\d{0,6}$/.test(String(page)) ? Number(page) : 1,
  }
}

/** One page of those who ask a firm to work for them, those that wait first, then the last that were answered, and how many there are. A page past the end is the last one. */
export async function requestsTo(workspaceId: number, { state, page: wanted }: RequestFilters) {
  const found = () => {
    const query = db.from('firm_requests as r').where('r.workspace_id', workspaceId)
    return state ? query.where('r.state', state) : query.whereNot('r.state', 'withdrawn')
  }
  const total = Number((await found().count('* as total').first()).total)
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / REQUESTS_PER_PAGE)))
  const rows = await found()
    .join(...joinOn(User, 'r.user_id', 'u'))
    .orderByRaw("case when r.state = 'open' then 0 else 1 end, r.id desc")
    .limit(REQUESTS_PER_PAGE)
    .offset((page - 1) * REQUESTS_PER_PAGE)
    .select('r.id', 'u.name', 'u.email', 'r.message', 'r.state', 'r.client_id', 'r.created_at')
  const requests: FirmRequestLine[] = rows.map(({ client_id: clientId, created_at: at, ...row }) => {
    return { ...row, clientId, at: instantOf(at) }
  })
  return { requests, paging: { total, page, perPage: REQUESTS_PER_PAGE } }
}

/** How many wait for an answer of the firm. */
export async function openRequestsTo(workspaceId: number): Promise<number> {
  const query = db.from('firm_requests').where({ workspace_id: workspaceId, state: 'open' })
  const { total } = await query.count('* as total').first()
  return Number(total)
}

/** What somebody asked of firms, newest first: by the words that they used, and by the firm's name once it accepted. */
export async function requestsBy(userId: number) {
  const rows = await db
    .from('firm_requests as r')
    .leftJoin(...joinOn(Workspace, 'r.workspace_id', 'w'))
    .where('r.user_id', userId)
    .whereNot('r.state', 'withdrawn')
    .orderBy('r.id', 'desc')
    .limit(10)
    .select('r.id', 'r.addressed_to', 'r.state', 'r.created_at', 'w.name')
  return rows.map(({ id, addressed_to: addressedTo, state, name, created_at: at }) => ({
    id: Number(id),
    to: String(state === 'accepted' ? name : addressedTo),
    state: state as RequestState,
    at: instantOf(at),
  }))
}
