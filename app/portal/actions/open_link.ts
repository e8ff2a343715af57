import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { findSigningIn } from '#app/accounts/queries/find_signing_in'
import { PassFirstFactor } from '#app/auth/actions/pass_first_factor'
import { assertOpenTo } from '#app/auth/actions/start_session'
import { browserAsking } from '#app/auth/device_cookie'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import type { Language } from '#app/core/messages/catalogue'
import { admitClient } from '#app/portal/actions/admit_client'
import { logView } from '#app/portal/actions/log_view'
import { accountOf, standingOf } from '#app/portal/links/accounts'
import { LinkProblem } from '#app/portal/links/link_problem'
import { isFor, usableLink } from '#app/portal/links/opened_link'
import { browserHash, keepBrowser, newBrowser } from '#app/portal/links/portal_browser'
import type PortalLink from '#app/portal/models/portal_link'
import { clientPage } from '#app/portal/portal_notices'
import { addressOf, authorOf, languageOf } from '#app/workspaces/context'

/** Comes in by a link. Its first use ties it to this browser; two factors, where somebody has them, are asked for as ever. */
@inject()
export class OpenLink {
  constructor(private readonly passFirstFactor: PassFirstFactor) {}

  /** Returns where the person goes. Throws LinkProblem; what it refuses changes nothing. */
  async handle(ctx: HttpContext, token: string): Promise<string> {
    const fresh = newBrowser()
    const { user, link, isFirst } = await db.transaction((trx) => this.use(trx, ctx, token, fresh.hash))
    if (isFirst) keepBrowser(ctx, fresh.token)
    const page = link.matterId === null ? route('main.client') : clientPage(link.matterId)
    if (link.matterId) await logView({ id: link.matterId, workspaceId: link.workspaceId! }, user.id, { kind: 'link' })
    if (ctx.identity) return page
    ctx.session.setIntendedUrl(page)
    return this.passFirstFactor.handle(ctx, user, await findSigningIn({ id: user.id }, browserAsking(ctx).token))
  }

  private async use(trx: TransactionClientContract, ctx: HttpContext, token: string, fresh: string) {
    const link = await usableLink(trx, token, browserHash(ctx))
    const user = await this.personOf(trx, link, languageOf(ctx), ctx)
    if (ctx.identity && ctx.identity.user.id !== user.id) throw new LinkProblem('other_person')
    await assertOpenTo(user)
    const isFirst = link.usedAt === null
    if (!isFirst) return { user, link, isFirst }
    await link.merge({ usedAt: clock.now(), browserHash: fresh, userId: user.id }).save()
    const author = { ...authorOf(ctx), userId: user.id, kind: 'user' as const }
    const { workspaceId = null, matterId } = link
    const audited = { action: 'portal.link_opened', subject: { type: 'portal_link', id: link.id } }
    await record(trx, { ...author, ip: addressOf(ctx) }, { workspaceId, matterId: matterId ?? undefined, ...audited })
    return { user, link, isFirst }
  }

  /** Whose link it is, now; of a client without an account it makes one. */
  private async personOf(trx: TransactionClientContract, link: PortalLink, language: Language, ctx: HttpContext) {
    const known = link.userId === null ? null : await accountOf({ id: link.userId }, trx)
    if (!known) return admitClient(trx, link, { language, author: authorOf(ctx) })
    if (!isFor(link, known.email)) throw new LinkProblem('unknown')
    const standing = standingOf(known)
    if (standing !== 'open') throw new LinkProblem(standing === 'password' ? 'password' : 'unknown')
    const user = await User.findOrFail(known.id, { client: trx })
    const isNew = link.clientId !== null && link.usedAt === null
    if (isNew) await admitClient(trx, link, { language, author: authorOf(ctx), user })
    return user
  }
}
