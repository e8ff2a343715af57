import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { searchWords, whereContains } from '#app/core/database/folded_search'
import type { InvitationFilters } from '#app/workspaces/domain/invitation_filters'
import { joinOn } from '#app/core/models/join_on'
import { OPEN_STATES, type ShownState } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'

export const ROWS_PER_PAGE = 25
const MAX_WORDS = 8

type Query = ModelQueryBuilderContract<typeof Invitation>

function inState(query: Query, state: ShownState) {
  const now = toSqlInstant(clock.now())
  if (state === 'expired') return query.whereIn('invitations.state', [...OPEN_STATES]).where('expires_at', '<=', now)
  query.where('invitations.state', state)
  if (state === 'pending' || state === 'resent') query.where('expires_at', '>', now)
  return query
}

function narrow(query: Query, { q, state, kind }: InvitationFilters, text: 'sent_text' | 'received_text'): Query {
  if (kind.length > 0) query.whereIn('invitations.kind', kind)
  if (state.length > 0) query.where((any) => state.forEach((each) => any.orWhere((one) => void inState(one, each))))
  for (const word of searchWords(q, MAX_WORDS)) whereContains(query, `invitations.${text}`, word)
  return query
}

/** One line of a list of invitations: columns as the database has them. Instants are UTC, `YYYY-MM-DD HH:mm:ss.SSS`. */
export interface InvitationRow {
  id: number
  kind: Invitation['kind']
  state: Invitation['state']
  email: string
  name: string | null
  sent_at: string
  expires_at: string
  times_sent: number
  firm_name: string
  inviter_name: string
  role_key: string | null
  role_name: string | null
}

const COLUMNS = ['id', 'kind', 'state', 'email', 'name', 'sent_at', 'expires_at', 'times_sent']
const SELECTION = [
  ...COLUMNS.map((name) => `invitations.${name}`),
  'firm.name as firm_name',
  'inviter.name as inviter_name',
  'role.key as role_key',
  'role.name as role_name',
]

/** One page of invitations, newest email first, and how many there are, in one query. A page past the end is the last one. */
async function pageOf(matching: () => Query, page: number) {
  const rows = (await matching()
    .join(...joinOn(User, 'invitations.invited_by_id', 'inviter'))
    .leftJoin('roles as role', 'role.id', 'invitations.role_id')
    .select(SELECTION)
    .select(matching().count('*').as('total'))
    .orderBy('invitations.sent_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .pojo()) as (InvitationRow & { total: number | string })[]
  if (rows.length > 0 || page === 1)
    return { rows, paging: { total: Number(rows[0]?.total ?? 0), page, perPage: ROWS_PER_PAGE } }
  const { total } = await matching().count('* as total').pojo<{ total: number | string }>().firstOrFail()
  return pageOf(matching, Math.max(1, Math.ceil(Number(total) / ROWS_PER_PAGE)))
}

const withFirm = (query: Query) => query.join('workspaces as firm', 'firm.id', 'invitations.workspace_id')

/** Those that a firm sent, of the kinds that the reader may see. */
export function listSent(firm: { id: number }, kinds: Invitation['kind'][], filters: InvitationFilters) {
  const matching = () => narrow(withFirm(Invitation.in(firm).whereIn('invitations.kind', kinds)), filters, 'sent_text')
  return pageOf(matching, filters.page)
}

/** Those that were sent to a person's proved address, by firms that still exist. Nobody has any before proving it. */
export function listReceived(user: User, filters: InvitationFilters) {
  const matching = () => narrow(receivedBy(user), filters, 'received_text')
  return pageOf(matching, filters.page)
}

/** How many wait for a person's answer. */
export async function countWaiting(user: User): Promise<number> {
  return (await waitingFor(user)).count
}

/** How many wait for a person's answer, and the firm of one of them. */
export async function waitingFor(user: User): Promise<{ count: number; firm: string | null }> {
  const now = toSqlInstant(clock.now())
  const waiting = receivedBy(user)
    .whereIn('invitations.state', [...OPEN_STATES])
    .where('expires_at', '>', now)
  const asked = waiting.count('* as total').max('firm.name as firm')
  const { total, firm } = await asked.pojo<{ total: number | string; firm: string | null }>().firstOrFail()
  return { count: Number(total), firm }
}

function receivedBy(user: User): Query {
  const query = withFirm(Invitation.sentTo(user.email)).whereNull('firm.deleted_at')
  return user.emailVerifiedAt ? query : query.whereRaw('1 = 0')
}
