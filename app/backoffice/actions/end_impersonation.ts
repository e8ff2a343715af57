import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import Impersonation from '#app/accounts/models/impersonation'
import User from '#app/accounts/models/user'
import { StartSession } from '#app/auth/actions/start_session'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { firmsToldOf } from '#app/backoffice/queries/firms_told_of'
import { authorOf, signedIn } from '#app/workspaces/context'

/** Gives an operator their own eyes back, in a session of their own that ends when the one before would have. */
export class EndImpersonation {
  /** Throws NotFound when nobody is looked through. */
  async handle(ctx: HttpContext): Promise<void> {
    const { impersonation, user } = signedIn(ctx)
    if (!impersonation) throw new NotFound('impersonation')
    const admin = await User.findOrFail(impersonation.adminId)
    await db.transaction(async (trx) => {
      const row = await Impersonation.lock(impersonation.id, trx)
      if (!row) return
      await row.merge({ endedAt: clock.now() }).save()
      const audited = { action: 'impersonation.ended', subject: { type: 'user', id: user.id } }
      for (const workspaceId of await firmsToldOf(row, trx))
        await record(trx, authorOf(ctx), { ...audited, workspaceId })
    })
    if (admin.isDisabled || !admin.isAdmin) return ctx.session.clear()
    await new StartSession().handle(ctx, admin, { endsAt: ctx.session.get('endsAt') })
  }
}
