import db from '@adonisjs/lucid/services/db'
import { instantOf } from './thread.js'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'

export type Follower = {
  clientId: number | null
  userId: number | null
  name: string
  email: string | null
  /** E.164. */
  phone: string | null
  /** Whether they see the matter in the portal. */
  follows: boolean
  /** When they last opened the matter. */
  seenAt: string | null
}

type Of = { id: number; workspaceId: number; clientId: number | null; clientUserId: number | null }

/** The clients of a matter and whoever else follows it, with how to reach them. */
export async function followersOf(matter: Of): Promise<Follower[]> {
  const clients = (await clientsOf(matter)).map(({ follower, ...client }) => ({
    ...client,
    follows: follower || (client.userId !== null && client.userId === matter.clientUserId),
  }))
  const known = clients.map(({ userId }) => userId)
  const isExtra = matter.clientUserId !== null && !known.includes(matter.clientUserId)
  const extra = isExtra ? await accountOf(matter.clientUserId!) : []
  const seen = await lastVisits(matter.id)
  return [...clients, ...extra].map((each) => ({ ...each, seenAt: seen.get(each.userId ?? 0) ?? null }))
}

async function clientsOf({ id, workspaceId, clientId }: Of) {
  const rows = await db
    .from('clients as c')
    .leftJoin('matter_clients as mc', (join) => join.on('mc.client_id', 'c.id').andOnVal('mc.matter_id', id))
    .leftJoin(...joinOn(User, 'mc.user_id', 'u'))
    .where('c.workspace_id', workspaceId)
    .where((either) => void either.where('c.id', clientId ?? 0).orWhereNotNull('mc.id'))
    .orderBy('c.name_folded')
    .select('c.id', 'c.name', 'c.email', 'c.phones', 'c.user_id', 'mc.user_id as follower', 'u.email as account')
  return rows.map((row) => ({
    clientId: Number(row.id),
    userId: (row.follower ?? row.user_id) === null ? null : Number(row.follower ?? row.user_id),
    follower: row.follower !== null,
    name: String(row.name),
    email: (row.account ?? row.email) as string | null,
    phone: firstPhone(row.phones),
  }))
}

/** The first number of a client's list, as JSON or parsed by the driver. */
function firstPhone(phones: unknown): string | null {
  const list = (typeof phones === 'string' ? JSON.parse(phones) : (phones ?? [])) as { number: string }[]
  return list[0]?.number ?? null
}

async function accountOf(userId: number) {
  const rows = await db.from('users').where('id', userId).select('id', 'name', 'email', 'phone')
  return rows.map(({ id, name, email, phone }) => ({
    clientId: null,
    userId: Number(id),
    follows: true,
    name,
    email,
    phone,
  }))
}

async function lastVisits(matterId: number): Promise<Map<number, string>> {
  const rows = await db
    .from('portal_views')
    .where('matter_id', matterId)
    .groupBy('user_id')
    .select('user_id')
    .max('created_at as at')
  return new Map(rows.map(({ user_id: id, at }) => [Number(id), instantOf(at)]))
}
