import db from '@adonisjs/lucid/services/db'
import { instantOf } from './thread.js'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'

export type UpdateLine = {
  id: number
  text: string
  name: string | null
  at: string
  shown: boolean
  nextTitle: string | null
  nextOn: string | null
  nextTime: string | null
  attend: boolean
}

/** What the firm told about a matter, newest first: all of it, or only what clients see. */
export async function updatesOf(matterId: number, limit: number, onlyShown: boolean): Promise<UpdateLine[]> {
  const query = rowsBy(db, 'portal_updates as p', { 'p.matter_id': matterId })
    .leftJoin(...joinOn(User, 'p.user_id', 'u'))
    .orderBy('p.id', 'desc')
    .limit(limit)
    .select('p.*', 'u.name as author')
  if (onlyShown) void query.where('p.shown', 1)
  const rows = await query
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    name: row.author,
    at: instantOf(row.created_at),
    shown: Boolean(Number(row.shown)),
    nextTitle: row.next_title,
    nextOn: row.next_on,
    nextTime: row.next_time,
    attend: Boolean(Number(row.attend)),
  }))
}
