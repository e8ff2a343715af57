import hash from '@adonisjs/core/services/hash'
import Registration from '#app/accounts/models/registration'

const NOBODY = 0

/**
 * Whether a password is that of a registration whose mailbox is not proven. Also asked of addresses that have an account or none: who
 * registers an address and then signs in with it is told the same whether or not somebody else has it.
 */
export async function isAwaitedPassword(user: { id: number } | null, password: string): Promise<boolean> {
  const registration = await Registration.ofUser(user?.id ?? NOBODY)
  return registration !== null && (await hash.verify(registration.password, password))
}
