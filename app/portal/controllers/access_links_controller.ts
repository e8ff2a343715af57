import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { findSigningIn } from '#app/accounts/queries/find_signing_in'
import { browserAsking } from '#app/auth/http/device_cookie'
import { PassFirstFactor } from '#app/auth/http/pass_first_factor'
import { route } from '#app/core/addresses'
import { AskLink } from '#app/portal/actions/ask_link'
import { OpenLink } from '#app/portal/actions/open_link'
import { RenewLink } from '#app/portal/actions/renew_link'
import { LinkProblem } from '#app/portal/links/link_problem'
import { countRequest, countingWrongLinks } from '#app/portal/links/link_limits'
import { browserHash, rememberBrowser, newBrowser } from '#app/portal/links/portal_browser'
import type PortalLink from '#app/portal/models/portal_link'
import { clientPage } from '#app/portal/portal_notices'
import { senderOf } from '#app/portal/queries/sender_of'
import { askLinkValidator, openLinkValidator } from '#app/portal/validators/links'
import { addressOf, authorOf, languageOf } from '#app/workspaces/context'

/** Coming in without a password, by a link that is sent to a mailbox. */
@inject()
export default class AccessLinksController {
  constructor(
    private readonly askLink: AskLink,
    private readonly openLink: OpenLink,
    private readonly passFirstFactor: PassFirstFactor,
    private readonly renewLink: RenewLink
  ) {}

  /** Where a link leads. The page does nothing by itself: programs that look at emails open every link. */
  show(ctx: HttpContext) {
    ctx.response.header('X-Robots-Tag', 'noindex')
    return ctx.inertia.render('security/access_link', {})
  }

  /** Which firm sent a link, for who holds it: its page says so before it is used. */
  async firm(ctx: HttpContext) {
    const { link } = await ctx.request.validateUsing(openLinkValidator)
    const sender = countingWrongLinks(addressOf(ctx), () => senderOf(link))
    return { data: await sender.catch(nobodyForWhatIsNoLink) }
  }

  async open(ctx: HttpContext) {
    const { link } = await ctx.request.validateUsing(openLinkValidator)
    const [browser, fresh] = [browserHash(ctx), newBrowser()]
    const userId = ctx.identity?.user.id ?? null
    const opening = { token: link, browser, fresh: fresh.hash, userId, language: languageOf(ctx) }
    const opened = await countingWrongLinks(addressOf(ctx), () => this.openLink.handle(authorOf(ctx), opening))
    if (opened.isFirst) rememberBrowser(ctx, fresh.token)
    return ctx.response.redirect(await this.enter(ctx, opened))
  }

  /** Two factors, where somebody has them, are asked for as ever. Returns where the person goes. */
  private async enter(ctx: HttpContext, { user, link }: { user: User; link: PortalLink }): Promise<string> {
    const page = link.matterId === null ? route('main.client') : clientPage(link.matterId)
    if (ctx.identity) return page
    ctx.session.setIntendedUrl(page)
    return this.passFirstFactor.handle(ctx, user, await findSigningIn({ id: user.id }, browserAsking(ctx).token))
  }

  create(ctx: HttpContext) {
    return ctx.inertia.render('security/ask_link', {})
  }

  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(askLinkValidator)
    await countRequest(email, addressOf(ctx))
    await this.askLink.handle(email, languageOf(ctx), authorOf(ctx))
    return this.sent(ctx)
  }

  /** A new one in place of one that opens nothing any more. */
  async renew(ctx: HttpContext) {
    const { link } = await ctx.request.validateUsing(openLinkValidator)
    await this.renewLink.handle(link, languageOf(ctx), { author: authorOf(ctx), ip: addressOf(ctx) })
    return this.sent(ctx)
  }

  private sent({ session, response }: HttpContext) {
    session.flash('notices', { toast: { key: 'portal_link.sent' } })
    return response.redirect().withQs({ sent: 'yes' }).toRoute('security.ask_link')
  }
}

function nobodyForWhatIsNoLink(error: unknown): null {
  if (error instanceof LinkProblem) return null
  throw error
}
