import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether an address is that of somebody who is a client of firms, or came as one, and works in none. */
export async function isClientAddress(email: string, trx?: TransactionClientContract): Promise<boolean> {
  const found = await (trx ?? db)
    .from('users')
    .where('email', email)
    .whereNotExists((work) => work.from('members').whereColumn('members.user_id', 'users.id'))
    .where((either) => {
      void either
        .where('type', 'client')
        .orWhereExists((linked) => linked.from('clients').whereColumn('clients.user_id', 'users.id'))
    })
    .select('id')
    .first()
  return Boolean(found)
}
