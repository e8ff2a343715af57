import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'

/** What of an account decides whether a link opens it, as its row has it. */
export interface LinkAccount {
  id: number
  email: string
  language: 'es' | 'en'
  is_admin: number | boolean
  email_verified_at: unknown
  disabled_at: unknown
  deleted_at: unknown
  /** In how many firms they work. */
  firms: number | string
}

/** Which email an address gets. */
export type Standing = 'open' | 'unknown' | 'password' | 'disabled'

/**
 * The account of an address, or of a person. Bare rows: to make a model of somebody takes time that tells that there is somebody. One
 * statement, whatever is found.
 */
export function accountOf(by: { email: string } | { id: number }, trx?: TransactionClientContract) {
  const [column, value] = 'email' in by ? ['users.email', by.email] : ['users.id', by.id]
  const columns = ['id', 'email', 'language', 'is_admin', 'email_verified_at', 'disabled_at', 'deleted_at']
  return User.query(trx ? { client: trx } : {})
    .where(column, value)
    .select(columns.map((name) => `users.${name}`))
    .select(Member.countFor('user_id', 'users.id').as('firms'))
    .pojo<LinkAccount>()
    .first() as Promise<LinkAccount | null>
}

/**
 * Whether the mailbox alone may open an account. Never that of an operator or of somebody who works in a firm: what others entrusted to a firm
 * is not opened by an email. Nor one whose mailbox nobody has proved: its password may be somebody else's.
 */
export function standingOf(account: LinkAccount | null): Standing {
  if (!account || account.deleted_at) return 'unknown'
  if (account.disabled_at) return 'disabled'
  if (!account.email_verified_at) return 'unknown'
  return Number(account.is_admin) || Number(account.firms) > 0 ? 'password' : 'open'
}
