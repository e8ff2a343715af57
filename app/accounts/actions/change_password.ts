import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import type User from '#app/accounts/models/user'
import { assertGoodPassword } from '#app/accounts/passwords/password_rules'
import { closeCodesOf } from './close_codes.js'
import { ConfirmIdentity } from './confirm_identity.js'
import { endSessionsOf } from './end_sessions.js'
import { mailPasswordChanged } from './mail_password_changed.js'

/** Changes the password of a signed-in person, who gives the one that they have. This session stays; all others end. */
@inject()
export class ChangePassword {
  constructor(private readonly confirmIdentity: ConfirmIdentity) {}

  /** Throws `passwordChangeUnsupported` (SES-500) for who has none, a validation error at `password`, `passwordInvalid` (PSW-500). */
  async handle(user: User, passwords: { current: string; next: string }, author: Author, sessionId: string) {
    if (user.password === null) throw new Refusal('passwordChangeUnsupported')
    await assertGoodPassword(passwords.next, { email: user.email, name: user.name })
    await this.confirmIdentity.handle(user, { password: passwords.current }, author)
    await user.setPassword(passwords.next)
    await db.transaction(async (trx) => {
      await user.useTransaction(trx).merge({ passwordChangedAt: clock.now() }).save()
      await closeCodesOf(trx, user.id)
      await endSessionsOf(trx, user.id, { because: 'password', except: sessionId })
      await mailPasswordChanged(trx, user)
      const audited = { workspaceId: null, action: 'password.changed', subject: { type: 'user', id: user.id } }
      await record(trx, author, audited)
    })
  }
}
