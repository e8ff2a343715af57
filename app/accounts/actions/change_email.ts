import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import { putMail } from '#app/core/mail/mail'
import type MailedCode from '#app/accounts/models/mailed_code'
import User from '#app/accounts/models/user'
import { lockUser } from '#app/accounts/queries/lock_user'
import { closeCodesOf } from './close_codes.js'
import { endSessionsOf } from './end_sessions.js'
import { matchCode, matchLink, spendCode } from './mailed_codes.js'

/** What proves the new mailbox: the code, typed by the person themself, or the token of the link. */
export type EmailProof = { userId: number; code: string } | { link: string }

const isTaken = (error: unknown) => /UNIQUE|DUP_ENTRY/.test(String((error as { code?: unknown }).code))

/** Gives a person the address whose mailbox they have proved. */
export class ChangeEmail {
  /**
   * Returns the person. `sessionId` is the session of the person themself, which stays. Throws `codeInvalid`, `codeExpired` and, since the
   * mailbox is proven by then, `emailAssignedToAnotherUser` (AUTH-400) or `linkedAccountMismatch` (SSO-409).
   */
  async handle(proof: EmailProof, author: Author, session: { userId: number; id: string } | null): Promise<User> {
    const code =
      'link' in proof
        ? await matchLink(proof.link, 'change_email')
        : await matchCode(proof.userId, 'change_email', proof.code)
    try {
      return await db.transaction((trx) => this.change(trx, code, author, session))
    } catch (error) {
      throw isTaken(error) ? new Refusal('emailAssignedToAnotherUser') : error
    }
  }

  private async change(
    trx: TransactionClientContract,
    code: MailedCode,
    author: Author,
    session: { userId: number; id: string } | null
  ): Promise<User> {
    const user = await lockUser(trx, { id: code.userId })
    if (!user || user.isDisabled || user.deletedAt) throw new Refusal('codeInvalid')
    if (user.password === null) throw new Refusal('linkedAccountMismatch')
    const holder = await User.query({ client: trx }).where('email', code.email).first()
    if (holder && holder.id !== user.id) throw new Refusal('emailAssignedToAnotherUser')
    await spendCode(trx, code)
    const before = { email: user.email, google: user.googleId !== null }
    // The Google account was linked under the address that goes; signing in with it would find another one registered.
    const after = { email: code.email, emailVerifiedAt: clock.now(), googleId: null }
    await user.useTransaction(trx).merge(after).save()
    await closeCodesOf(trx, user.id)
    const except = session?.userId === user.id ? session.id : undefined
    await endSessionsOf(trx, user.id, { because: 'email', except })
    await tell(trx, user, before.email)
    const audited = { action: 'email.changed', subject: { type: 'user', id: user.id }, before }
    await record(trx, author, { ...audited, workspaceId: null, after: { email: user.email, google: false } })
    return user
  }
}

/** The old mailbox learns what happened, since a thief would have changed it silently. */
async function tell(trx: TransactionClientContract, { email, language, name }: User, old: string): Promise<void> {
  await putMail(trx, { kind: 'email_changed', to: old, language, values: { name, email } })
}
