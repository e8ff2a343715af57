import db from '@adonisjs/lucid/services/db'
import { instantOf } from './thread.js'

const MOST = 100

export type FirmRequestLine = {
  id: number
  name: string
  email: string
  message: string
  state: 'open' | 'accepted' | 'declined'
  clientId: number | null
  at: string
}

/** Who asks a firm to work for them: those that wait first, then the last that were answered. */
export async function requestsTo(workspaceId: number): Promise<FirmRequestLine[]> {
  const rows = await db
    .from('firm_requests as r')
    .join('users as u', 'u.id', 'r.user_id')
    .where('r.workspace_id', workspaceId)
    .whereNot('r.state', 'withdrawn')
    .orderByRaw("case when r.state = 'open' then 0 else 1 end, r.id desc")
    .limit(MOST)
    .select('r.id', 'u.name', 'u.email', 'r.message', 'r.state', 'r.client_id', 'r.created_at')
  return rows.map(({ client_id: clientId, created_at: at, ...row }) => ({ ...row, clientId, at: instantOf(at) }))
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
    .leftJoin('workspaces as w', 'w.id', 'r.workspace_id')
    .where('r.user_id', userId)
    .whereNot('r.state', 'withdrawn')
    .orderBy('r.id', 'desc')
    .limit(10)
    .select('r.id', 'r.addressed_to', 'r.state', 'r.created_at', 'w.name')
  return rows.map(({ id, addressed_to: addressedTo, state, name, created_at: at }) => ({
    id: Number(id),
    to: String(state === 'accepted' ? name : addressedTo),
    state: state as 'open' | 'accepted' | 'declined',
    at: instantOf(at),
  }))
}
