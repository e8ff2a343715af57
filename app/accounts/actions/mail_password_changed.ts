import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { route } from '#app/core/addresses'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'

/** Tells a person that their password was changed, and what to do if it was not them. */
export async function mailPasswordChanged(trx: TransactionClientContract, user: User): Promise<void> {
  const { email, language, name } = user
  await putMail(trx, {
    kind: 'password_changed',
    to: email,
    language,
    values: { name },
    action: route('security.password_recovery'),
  })
}
