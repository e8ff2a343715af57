import db from '@adonisjs/lucid/services/db'
import { instantOf } from './thread.js'
import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import MatterClient from '#app/matters/models/matter_client'

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
  const rows = (await Client.in({ id: workspaceId })
    .leftJoin(...MatterClient.on('clients.id', id))
    .leftJoin(...joinOn(User, 'matter_clients.user_id', 'account'))
    .where((either) => void either.where('clients.id', clientId ?? 0).orWhereNotNull('matter_clients.id'))
    .orderBy('clients.name_folded')
    .select('clients.id', 'clients.name', 'clients.email', 'clients.phones', 'clients.user_id')
    .select('matter_clients.user_id as follower', 'account.email as account')
    .pojo<Record<string, unknown>>()) as Record<string, unknown>[]
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
  const people = await User.query().where('id', userId).select('id', 'name', 'email', 'phone')
  return people.map(({ id, name, email, phone }) => ({ clientId: null, userId: id, follows: true, name, email, phone }))
}

async function lastVisits(matterId: number): Promise<Map<number, string>> {
  const rows = await rowsBy(db, 'portal_views', { matter_id: matterId })
    .groupBy('user_id')
    .select('user_id')
    .max('created_at as at')
  return new Map(rows.map(({ user_id: id, at }) => [Number(id), instantOf(at)]))
}
