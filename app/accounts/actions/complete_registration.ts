import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { hashOfToken } from '#app/core/encryption/tokens'
import { Refusal } from '#app/core/errors/refusal'
import MailedCode from '#app/accounts/models/mailed_code'
import Registration from '#app/accounts/models/registration'
import User from '#app/accounts/models/user'
import { countCode } from '#app/accounts/registration_limits'
import { lockUser } from '#app/accounts/queries/lock_user'
import RegistrationCompleted from '#app/accounts/events/registration_completed'
import { CODE_LIFE, isLastSpentCode, matchCode, matchLink, spendCode } from './mailed_codes.js'
import { isSettled } from './verification_email.js'

/** An address that a browser registered or asked an email for. */
export interface Awaited {
  email: string
  /** When it asked for the last email. */
  at: DateTime
  /** When it registered the address; when it only asked for an email, the same as `at`. */
  registeredAt: DateTime
}

/** Proves the mailbox of somebody who registered, by code or by link, and opens their account. */
export class CompleteRegistration {
  /**
   * By the code of the email, in the browser that registered. A registration by somebody else after this browser's is not confirmed by it.
   * Throws `codeExpired`, `codeInvalid`; with a right code `stepAlreadyCompleted`, `emailRegistered` or `emailUsed`.
   */
  async byCode(author: Author, awaited: Awaited, typed: string) {
    const { email, at } = awaited
    await countCode(email)
    const user = await User.findByEmail(email)
    if (!user) throw new Refusal(at.plus({ minutes: CODE_LIFE.minutes }) < clock.now() ? 'codeExpired' : 'codeInvalid')
    await assertOwn(user, awaited)
    if (await isLastSpentCode(user, 'verify', typed)) throw new Refusal('stepAlreadyCompleted')
    return this.complete(author, await matchCode(user.id, 'verify', typed))
  }

  /** By the link of the email, in any browser; `awaited` is what this one waits for. Throws as `byCode` does. */
  async byLink(author: Author, link: string, awaited: Awaited | null) {
    const code = await matchLink(link, 'verify').catch(async (error) => {
      throw (await isOfVerified(link)) ? new Refusal('stepAlreadyCompleted') : error
    })
    if (awaited?.email === code.email) await assertOwn({ id: code.userId }, awaited)
    return this.complete(author, code)
  }

  private async complete(author: Author, code: MailedCode) {
    const done = await db.transaction(async (trx) => {
      const user = (await lockUser(trx, { id: code.userId }))!
      await spendCode(trx, code)
      const registration = await Registration.ofUser(user.id, trx)
      await registration?.useTransaction(trx).delete()
      const settled = isSettled(user)
      if (!settled) await this.open(trx, author, user, registration)
      return { user, kind: registration?.kind ?? 'person', settled }
    })
    if (done.settled) throw new Refusal(done.kind === 'affiliate' ? 'emailUsed' : 'emailRegistered')
    return done
  }

  private async open(trx: TransactionClientContract, author: Author, user: User, registration: Registration | null) {
    await user.useTransaction(trx).merge({ emailVerifiedAt: clock.now() }).save()
    if (registration) await RegistrationCompleted.dispatch(trx, user, registration)
    const audited = { workspaceId: null, action: 'user.verified', subject: { type: 'user', id: user.id } }
    await record(trx, { ...author, userId: user.id, kind: 'user' }, audited)
  }
}

/** Whoever registers an address after its owner has set another password for it: the owner's browser does not confirm that. */
async function assertOwn(user: { id: number }, { registeredAt }: Awaited): Promise<void> {
  const registration = await Registration.ofUser(user.id)
  if (registration && registration.updatedAt > registeredAt) throw new Refusal('codeInvalid')
}

/** Whether a link that opens nothing any more belongs to somebody whose mailbox is proven. */
async function isOfVerified(link: string): Promise<boolean> {
  const spent = await MailedCode.query()
    .where({ link_hash: hashOfToken(link), purpose: 'verify' })
    .whereNotNull('used_at')
    .first()
  return spent !== null && (await User.findOrFail(spent.userId)).emailVerifiedAt !== null
}
