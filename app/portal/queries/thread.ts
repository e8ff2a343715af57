import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import { isoOf } from '#app/matters/queries/lists/matter_rows'

const MAX_MESSAGES = 100

export type ThreadLine = {
  id: number
  side: 'firm' | 'client'
  /** Null for who closed their account. */
  name: string | null
  text: string
  at: string
}

export type Receipt = { name: string; lastId: number; at: string; side: 'firm' | 'client' }

export type Thread = {
  lines: ThreadLine[]
  /** How far each person has read. */
  receipts: Receipt[]
}

/** The last messages of a matter, oldest first, and who has read how far. */
export async function threadOf(matterId: number): Promise<Thread> {
  const rows = await rowsBy(db, 'portal_messages as m', { 'm.matter_id': matterId })
    .leftJoin(...joinOn(User, 'm.user_id', 'u'))
    .orderBy('m.id', 'desc')
    .limit(MAX_MESSAGES)
    .select('m.id', 'm.side', 'm.text', 'm.created_at', 'u.name')
  const reads = await rowsBy(db, 'portal_reads as r', { 'r.matter_id': matterId })
    .join(...joinOn(User, 'r.user_id', 'u'))
    .orderBy('r.read_at')
    .select('r.side', 'r.last_message_id', 'r.read_at', 'u.name')
  return {
    lines: rows
      .reverse()
      .map(({ id, side, text, name, created_at: at }) => ({ id, side, text, name, at: instantOf(at) })),
    receipts: reads.map(({ side, name, last_message_id: lastId, read_at: at }) => ({
      side,
      name,
      lastId: Number(lastId),
      at: instantOf(at),
    })),
  }
}

/** How many messages of the client nobody of the firm has read. */
export async function unreadByFirm(matterId: number): Promise<number> {
  const read = rowsBy(db, 'portal_reads', { matter_id: matterId, side: 'firm' }).max('last_message_id')
  const query = rowsBy(db, 'portal_messages', { matter_id: matterId, side: 'client' })
  const { total } = await query
    .whereRaw('id > coalesce((?), 0)', [read as never])
    .count('* as total')
    .first()
  return Number(total)
}

/** How many messages of the firm wait for a client, by matter. */
export async function unreadByClient(userId: number, matterIds: number[]): Promise<Map<number, number>> {
  if (matterIds.length === 0) return new Map()
  const rows = await rowsBy(db, 'portal_messages as m', { 'm.matter_id': matterIds })
    .leftJoin('portal_reads as r', (join) =>
      join.on('r.matter_id', 'm.matter_id').andOnVal('r.user_id', userId).andOnVal('r.side', 'client')
    )
    .where('m.side', 'firm')
    .whereRaw('m.id > coalesce(r.last_message_id, 0)')
    .groupBy('m.matter_id')
    .select('m.matter_id')
    .count('* as total')
  return new Map(rows.map(({ matter_id: id, total }) => [Number(id), Number(total)]))
}

/** An instant as either driver returns it, in ISO. */
export function instantOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : isoOf(String(value))
}
