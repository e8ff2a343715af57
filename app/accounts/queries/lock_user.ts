import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'

/**
 * A person as they are now, held until the transaction ends; null when there is none. Looked up first and held by id: holding an address
 * that nobody has would let two transactions on MariaDB wait for each other.
 */
export async function lockUser(
  trx: TransactionClientContract,
  by: { id: number } | { email: string }
): Promise<User | null> {
  const found = await User.query({ client: trx }).where(by).select('id').first()
  return found && User.query({ client: trx }).where('id', found.id).forUpdate().first()
}
