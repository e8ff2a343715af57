import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { putMail } from '#app/core/mail/mail'
import User from '#app/accounts/models/user'
import type { GoogleAccount } from '#app/auth/google/google'

/** Lets a person sign in with an account of Google that has the same address as theirs here. */
export class LinkGoogle {
  /** Throws `linkedAccountMismatch` (SSO-409) when the address differs, or either side is linked to another; `signInMethodInvalid` when Google has not verified the address. */
  async handle(user: User, account: GoogleAccount, author: Author): Promise<void> {
    if (!account.isVerified) throw new Refusal('signInMethodInvalid')
    if (account.email !== user.email) throw new Refusal('linkedAccountMismatch')
    if (user.googleId === account.id) return
    if (user.googleId !== null) throw new Refusal('linkedAccountMismatch')
    await db.transaction(async (trx) => {
      if (await User.findBy('google_id', account.id, { client: trx })) throw new Refusal('linkedAccountMismatch')
      await linkIn(trx, user, account, author)
    })
  }
}

/** Links and tells the person by email, when nothing speaks against it. */
export async function linkIn(trx: TransactionClientContract, user: User, account: GoogleAccount, author: Author) {
  await user.useTransaction(trx).merge({ googleId: account.id }).save()
  const { email: to, language } = user
  await putMail(trx, { kind: 'google_linked', to, language, action: route('settings.security') })
  const subject = { type: 'user', id: user.id }
  const as = { ...author, userId: user.id, kind: 'user' } as const
  await record(trx, as, { workspaceId: null, action: 'google.linked', subject })
}
