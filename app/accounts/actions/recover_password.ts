import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import type RecoveryRequest from '#app/accounts/models/recovery_request'
import Registration from '#app/accounts/models/registration'
import User from '#app/accounts/models/user'
import { assertGoodPassword } from '#app/accounts/passwords/password_rules'
import { hashOfAddress, matchRequest, matchRequestLink, spendRequest } from '#app/accounts/recovery/recovery_requests'
import { closeCodesOf } from './close_codes.js'
import { endSessionsOf } from './end_sessions.js'
import { mailPasswordChanged } from './mail_password_changed.js'

/** What proves the mailbox: the code of the email with its address, or the token of its link. */
export type RecoveryProof = { email: string; code: string } | { link: string }

/** Sets a new password for who reads the mailbox. Second factors stay as they are. */
export class RecoverPassword {
  /**
   * Returns the person. Throws `codeInvalid` and `codeExpired`, FieldProblem at `password`, and, only once the mailbox is proven,
   * `passwordChangeUnsupported` (SES-500) for who has no password.
   */
  async handle(proof: RecoveryProof, password: string, author: Author): Promise<User> {
    await assertGoodPassword(password, { email: 'email' in proof ? proof.email : null })
    const request = 'link' in proof ? await matchRequestLink(proof.link) : await matchRequest(proof.email, proof.code)
    const user = await ownerOf(request)
    if (user.password === null) throw new Refusal('passwordChangeUnsupported')
    await assertGoodPassword(password, { email: user.email, name: user.name })
    await user.setPassword(password)
    await db.transaction((trx) => this.replace(trx, user, request, author))
    return user
  }

  private async replace(trx: TransactionClientContract, user: User, request: RecoveryRequest, author: Author) {
    await spendRequest(trx, request)
    const verified = user.emailVerifiedAt !== null
    const emailVerifiedAt = user.emailVerifiedAt ?? clock.now()
    await user.useTransaction(trx).merge({ passwordChangedAt: clock.now(), emailVerifiedAt }).save()
    if (!verified) await forgetRegistration(trx, user)
    await closeCodesOf(trx, user.id)
    await endSessionsOf(trx, user.id, { because: 'password' })
    await mailPasswordChanged(trx, user)
    const audited = { action: 'password.recovered', subject: { type: 'user', id: user.id } }
    await record(trx, author, { ...audited, workspaceId: null, before: { verified }, after: { verified: true } })
  }
}

/** Whose request it is. Nobody's when the address has changed hands or the account is closed since it was asked. */
async function ownerOf({ userId, emailHash }: RecoveryRequest): Promise<User> {
  const user = userId === null ? null : await User.find(userId)
  const isTheirs = user !== null && hashOfAddress(user.email) === emailHash
  if (!isTheirs || user.isDisabled || user.deletedAt) throw new Refusal('codeInvalid')
  return user
}

/** The email proved the mailbox, but not that its reader is who registered: what that one asked for beside the account is dropped. */
async function forgetRegistration(trx: TransactionClientContract, user: User): Promise<void> {
  await (await Registration.ofUser(user.id, trx))?.useTransaction(trx).delete()
}
