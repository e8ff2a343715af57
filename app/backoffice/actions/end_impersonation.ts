import db from '@adonisjs/lucid/services/db'
import Impersonation from '#app/accounts/models/impersonation'
import User from '#app/accounts/models/user'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { notifiedFirms } from '#app/backoffice/queries/notified_firms'
import type { Identity } from '#app/workspaces/identity'

/** Ends that an operator looks through somebody's eyes. */
export class EndImpersonation {
  /** Returns the operator, or null when they may not go on as one. Throws NotFound when nobody is looked through. */
  async handle(author: Author, { impersonation, user }: Identity): Promise<User | null> {
    if (!impersonation) throw new NotFound('impersonation')
    const admin = await User.findOrFail(impersonation.adminId)
    await db.transaction(async (trx) => {
      const row = await Impersonation.lock(impersonation.id, trx)
      if (!row) return
      await row.merge({ endedAt: clock.now() }).save()
      const audited = { action: 'impersonation.ended', subject: { type: 'user', id: user.id } }
      for (const workspaceId of await notifiedFirms(row, trx)) await record(trx, author, { ...audited, workspaceId })
    })
    return admin.isDisabled || !admin.isAdmin ? null : admin
  }
}
