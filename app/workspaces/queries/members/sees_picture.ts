import db from '@adonisjs/lucid/services/db'
import { ownerOf } from '#app/core/files/pictures'
import type { Identity } from '#app/workspaces/identity'

/** Where the key in use of each kind of owner is kept. */
const KEPT = { user: ['users', 'picture'], firm: ['workspaces', 'logo'], client: ['clients', 'picture'] } as const

/**
 * Whether a person may see a picture: their own, that of somebody who works in a firm of theirs, the logo of a firm that they work in or are a
 * client of; that of a client who reads the clients of its firm, and the client; an operator sees people and firms. The key must be the one in use.
 */
export async function seesPicture(identity: Identity, key: string): Promise<boolean> {
  const { user, isAdmin } = identity
  const owner = ownerOf(key)
  if (!owner) return false
  const [table, column] = KEPT[owner.kind]
  const isInUse = await db
    .from(table)
    .where({ id: owner.id, [column]: key })
    .first()
  if (!isInUse) return false
  if (owner.kind === 'client') return seesClient(identity, isInUse)
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

function seesClient(identity: Identity, client: { workspace_id: number; user_id: number | null }): boolean {
  if (Number(client.user_id) === identity.user.id) return true
  return Number(client.workspace_id) === identity.workspace?.id && identity.may('clientes:leer')
}

const firmsOf = (userId: number) => db.from('members').where('user_id', userId).select('workspace_id')
