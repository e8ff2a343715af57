import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { route } from '#app/core/addresses'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'
import { issueCode } from './mailed_codes.js'

/** An account that a registration leaves as it is: its mailbox was proven, or it was closed. */
export function isSettled(user: User): boolean {
  return user.emailVerifiedAt !== null || user.isDisabled || user.deletedAt !== null
}

/**
 * Writes to the mailbox of somebody who registers: a code and a link, or that there is an account already. Earlier codes end. Only words of
 * ours go to a mailbox that is not proven, never a name that somebody typed.
 */
export async function sendVerificationEmail(trx: TransactionClientContract, user: User): Promise<void> {
  const { email, language } = user
  const issued = (await issueCode(trx, { user, purpose: 'verify', email }, true))!
  const mail = isSettled(user)
    ? { kind: 'account_exists', values: { name: user.name }, action: route('security.login') }
    : { kind: 'verify_email', action: route('security.verify_link', { token: issued.link }) }
  await putMail(trx, { ...mail, to: email, language, code: issued.code })
}
