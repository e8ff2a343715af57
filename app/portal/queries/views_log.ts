import db from '@adonisjs/lucid/services/db'
import { instantOf } from './thread.js'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'

const MAX_VIEWS = 50

export type ViewLine = {
  id: number
  name: string | null
  kind: 'matter' | 'document' | 'link'
  label: string | null
  at: string
}

/** What clients opened of a matter, newest first. */
export async function viewsOf(matterId: number): Promise<ViewLine[]> {
  const rows = await rowsBy(db, 'portal_views as v', { 'v.matter_id': matterId })
    .leftJoin(...joinOn(User, 'v.user_id', 'u'))
    .orderBy('v.id', 'desc')
    .limit(MAX_VIEWS)
    .select('v.id', 'v.kind', 'v.label', 'v.created_at', 'u.name')
  return rows.map(({ created_at: at, ...row }) => ({ ...row, at: instantOf(at) }))
}
