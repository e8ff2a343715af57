import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { Refusal } from '#app/core/errors/refusal'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'
import { pendingEmailOf } from '#app/accounts/queries/pending_email'
import { countNewAddress } from '#app/accounts/recovery/recovery_limits'
import { ConfirmIdentity, type IdentityProof } from './confirm_identity.js'
import { issueCode } from './mailed_codes.js'

/** Writes a code to the new address that a person wants, and a warning to the one that they have. */
@inject()
export class AskEmailChange {
  constructor(private readonly confirmIdentity: ConfirmIdentity) {}

  /**
   * False while the code for this address is active; another address takes the place of the first. Whether somebody has the address is not
   * looked at. Throws `linkedAccountMismatch` (SSO-409) for who only has Google to sign in with, and what ConfirmIdentity throws.
   */
  async handle(user: User, email: string, proof: IdentityProof, author: Author, signedInAgainAt?: string | null) {
    if (email === user.email) throw new FieldProblem('email', 'recovery.email_same')
    if (user.password === null) throw new Refusal('linkedAccountMismatch')
    await this.confirmIdentity.handle(user, proof, author, signedInAgainAt)
    await countNewAddress(user.id)
    return db.transaction((trx) => this.write(trx, user, email, author))
  }

  private async write(trx: TransactionClientContract, user: User, email: string, author: Author): Promise<boolean> {
    const isAnother = (await pendingEmailOf(user.id, trx)) !== email
    const issued = await issueCode(trx, { user, purpose: 'change_email', email }, isAnother)
    if (!issued) return false
    const { language, name } = user
    const action = `${route('security.email_change')}#${issued.link}`
    await putMail(trx, { kind: 'email_change', to: email, language, code: issued.code, action })
    const warning = {
      kind: 'email_change_warning',
      to: user.email,
      language,
      action: route('security.password_recovery'),
    }
    await putMail(trx, { ...warning, values: { name, email } })
    const audited = { action: 'email_change.asked', subject: { type: 'user', id: user.id }, after: { email } }
    await record(trx, author, { ...audited, workspaceId: null })
    return true
  }
}
