import type { Trx } from '#app/core/database/trx'
import type { Language } from '#app/core/messages/catalogue'
import User from '#app/accounts/models/user'
import type Client from '#app/clients/models/client'

/** Where a client reads emails, and in which language: that of their account; Spanish without one. The address may be lacking. */
export async function emailReader(
  { email, userId }: Pick<Client, 'email' | 'userId'>,
  trx?: Trx
): Promise<{ to: string | null; language: Language }> {
  const user = userId === null ? null : await User.find(userId, trx ? { client: trx } : {})
  return { to: email ?? user?.email ?? null, language: user?.language ?? 'es' }
}
