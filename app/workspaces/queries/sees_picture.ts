import db from '@adonisjs/lucid/services/db'
import { ownerOf } from '#app/core/files/pictures'
import type { Identity } from '#app/workspaces/identity'

/**
 * Whether a person may see a picture: their own, that of somebody who works in a firm of theirs, the logo of a firm that they work in or are a
 * client of; an operator sees all. The key must be the one in use.
 */
export async function seesPicture({ user, isAdmin }: Identity, key: string): Promise<boolean> {
  const owner = ownerOf(key)
  if (!owner) return false
  const [table, column] = owner.kind === 'user' ? ['users', 'picture'] : ['workspaces', 'logo']
  const isInUse = await db
    .from(table)
    .where({ id: owner.id, [column]: key })
    .first()
  if (!isInUse) return false
  if (isAdmin || (owner.kind === 'user' && owner.id === user.id)) return true
  const firms = owner.kind === 'user' ? firmsOf(owner.id) : [owner.id]
  const own = (table: 'members' | 'clients') =>
    db
      .from(table)
      .where('user_id', user.id)
      .whereIn('workspace_id', firms as number[])
      .first()
  return Boolean((await own('members')) ?? (await own('clients')))
}

const firmsOf = (userId: number) => db.from('members').where('user_id', userId).select('workspace_id')
