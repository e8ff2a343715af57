import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { clientLinks } from '#app/workspaces/client_links'

/** Whether an address is that of somebody who is a client of firms, or came as one, and works in none. */
export async function isClientAddress(email: string, trx?: TransactionClientContract): Promise<boolean> {
  const found = await User.query(trx ? { client: trx } : {})
    .where('email', email)
    .whereNotExists((work) => work.from('members').whereColumn('members.user_id', 'users.id'))
    .where((either) => void either.where('type', 'client').orWhereRaw(clientLinks().existFor('users.id')))
    .select('id')
    .first()
  return Boolean(found)
}
