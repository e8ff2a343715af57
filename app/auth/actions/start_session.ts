import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { isInternal } from '#app/accounts/internal_domain'
import { record } from '#app/core/audit/audit_log'
import { UnderMaintenance } from '#app/core/errors/under_maintenance'
import { isMaintenance } from '#app/core/system/maintenance'
import { dropToken, setRememberCookie } from '#app/auth/remember/remember_cookie'
import Member from '#app/workspaces/models/member'
import { beginFamily } from '#app/auth/remember/remembered_families'
import { addressOf, authorOf } from '#app/workspaces/context'

interface Start {
  /** «Keep me signed in». */
  remembered?: boolean
  /** The row of this browser in `devices`. */
  deviceId?: number | null
  /** At the latest then, as ISO: the session goes on where another one was. */
  endsAt?: string
}

/** Throws UnderMaintenance while the product is closed to a person. Asked before anything of their sign-in is written down. */
export async function assertOpenTo({ email }: { email: string }): Promise<void> {
  if ((await isMaintenance()) && !isInternal(email)) throw new UnderMaintenance()
}

/** Signs a person in on this browser: a new session id and a new CSRF secret, so that nothing planted before survives. */
export class StartSession {
  async handle(
    ctx: HttpContext,
    user: User,
    { remembered = false, deviceId = null, endsAt }: Start = {}
  ): Promise<void> {
    await assertOpenTo(user)
    const { session, request } = ctx
    const workspaceId = await Member.startingFirmOf(user)
    session.clear()
    session.regenerate()
    session.put('userId', user.id)
    session.put('remembered', remembered)
    if (workspaceId) session.put('workspaceId', workspaceId)
    if (deviceId) session.put('deviceId', deviceId)
    if (endsAt) session.put('endsAt', endsAt)
    const audited = {
      workspaceId,
      action: 'session.started',
      subject: { type: 'user', id: user.id },
      after: { remembered },
    }
    const browser = { userAgent: request.header('user-agent') ?? null, ip: addressOf(ctx), deviceId }
    const family = await db.transaction(async (trx) => {
      await record(trx, { ...authorOf(ctx), userId: user.id, kind: 'user' }, audited)
      return remembered ? beginFamily(trx, user, browser, workspaceId) : null
    })
    if (!family) return dropToken(ctx)
    session.put('familyId', family.familyId)
    setRememberCookie(ctx, family.token)
  }
}
