import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/core/audit/audit_log'
import { dropToken } from '#app/auth/remember/remember_cookie'
import { endFamily } from '#app/auth/remember/remembered_families'
import { authorOf, signedIn } from '#app/workspaces/context'

/** Signs a person out on this browser. The session's row is deleted: its cookie opens nothing any more, nor does «keep me signed in». */
export class EndSession {
  async handle(ctx: HttpContext): Promise<void> {
    const { user, workspace } = signedIn(ctx)
    const familyId: number | undefined = ctx.session.get('familyId')
    const audited = {
      workspaceId: workspace?.id ?? null,
      action: 'session.ended',
      subject: { type: 'user', id: user.id },
    }
    await db.transaction(async (trx) => {
      if (familyId) await endFamily(trx, familyId, 'sign_out')
      await record(trx, authorOf(ctx), audited)
    })
    dropToken(ctx)
    ctx.session.clear()
    ctx.session.regenerate()
  }
}
