import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import MailedCode from '#app/accounts/models/mailed_code'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import type { Language } from '#app/core/messages/catalogue'
import { toSqlInstant } from '#app/core/models/columns'
import { LENGTHS, tidyLine } from '#app/core/validators/fields'
import { endSessionsOf } from '#app/accounts/actions/end_sessions'
import Registration from '#app/accounts/models/registration'
import User from '#app/accounts/models/user'
import RegistrationCompleted from '#app/accounts/events/registration_completed'
import { linkIn } from '#app/auth/actions/link_google'
import type { GoogleAccount } from '#app/auth/google/google'

/** Of an account that has to be made. */
export interface Newcomer {
  type: 'lawyer' | 'client'
  language: Language
  refCode: string | null
}

const isTaken = (error: unknown) => /UNIQUE|DUP_ENTRY/.test(String((error as { code?: unknown }).code))

/**
 * Whose account here an account of Google opens. Google's word that an address is verified is as good as our own code: who reads the mail of an
 * address could set a new password for it anyway.
 */
export class AdmitGoogleAccount {
  /**
   * Throws `signInMethodInvalid` (LOG-401) when Google has not verified the address, `linkedAccountMismatch` (SSO-409) when the address of the
   * linked person differs or the person of this address is linked to another account, `credentialsInvalid` (LOG-500) for who is disabled.
   */
  async handle(account: GoogleAccount, newcomer: Newcomer, visitor: Author): Promise<User> {
    const admit = () => this.admit(account, newcomer, visitor)
    // Of two at once for a new address the second finds the row of the first.
    return admit().catch((error) => (isTaken(error) ? admit() : Promise.reject(error)))
  }

  private async admit(account: GoogleAccount, newcomer: Newcomer, visitor: Author): Promise<User> {
    if (!account.isVerified) throw new Refusal('signInMethodInvalid')
    const user = (await User.findBy('google_id', account.id)) ?? (await User.findByEmail(account.email))
    if (!user) return db.transaction((trx) => this.register(trx, account, newcomer, visitor))
    if (user.isDisabled) throw new Refusal('credentialsInvalid')
    if (user.email !== account.email) throw new Refusal('linkedAccountMismatch')
    if (user.googleId !== null && user.googleId !== account.id) throw new Refusal('linkedAccountMismatch')
    const isDone = user.googleId !== null && user.emailVerifiedAt !== null
    if (!isDone) await db.transaction((trx) => this.adopt(trx, user, account, visitor))
    return user
  }

  /** The account is linked. What somebody else may have set while nobody had proved the address is thrown away. */
  private async adopt(trx: TransactionClientContract, user: User, account: GoogleAccount, visitor: Author) {
    if (user.emailVerifiedAt === null) {
      user.merge({ password: null, twoFactorSecret: null, twoFactorEnabledAt: null, emailVerifiedAt: clock.now() })
      const now = toSqlInstant(clock.now())
      await MailedCode.query({ client: trx }).where('user_id', user.id).whereNull('used_at').update({ used_at: now })
      await Registration.query({ client: trx }).where('user_id', user.id).delete()
      await endSessionsOf(trx, user.id, { because: 'revoked' })
    }
    await linkIn(trx, user, account, visitor)
  }

  private async register(trx: TransactionClientContract, account: GoogleAccount, newcomer: Newcomer, visitor: Author) {
    const { refCode, ...chosen } = newcomer
    const user = new User().merge({
      name: tidyLine(account.name ?? '', LENGTHS.name) || account.email.slice(0, LENGTHS.name),
      email: account.email,
      password: null,
      googleId: account.id,
      emailVerifiedAt: clock.now(),
      profileComplete: false,
      isAdmin: false,
      theme: 'system',
      ...chosen,
    })
    await user.useTransaction(trx).save()
    await RegistrationCompleted.dispatch(trx, user, { refCode, clabe: null })
    const subject = { type: 'user', id: user.id }
    const after = { type: user.type, with: 'google', privacyAccepted: true }
    const as = { ...visitor, userId: user.id, kind: 'user' } as const
    await record(trx, as, { workspaceId: null, action: 'user.registered', subject, after })
    return user
  }
}
