import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AskLink } from '#app/portal/actions/ask_link'
import { OpenLink } from '#app/portal/actions/open_link'
import { RenewLink } from '#app/portal/actions/renew_link'
import { LinkProblem } from '#app/portal/links/link_problem'
import { countAsked, countingWrongLinks } from '#app/portal/links/link_limits'
import { senderOf } from '#app/portal/queries/sender_of'
import { askLinkValidator, openLinkValidator } from '#app/portal/validators/links'
import { addressOf, authorOf, languageOf } from '#app/workspaces/context'

/** Coming in without a password, by a link that is sent to a mailbox. */
@inject()
export default class AccessLinksController {
  constructor(
    private readonly askLink: AskLink,
    private readonly openLink: OpenLink,
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
    const opened = countingWrongLinks(addressOf(ctx), () => this.openLink.handle(ctx, link))
    return ctx.response.redirect(await opened)
  }

  create(ctx: HttpContext) {
    return ctx.inertia.render('security/ask_link', {})
  }

  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(askLinkValidator)
    await countAsked(email, addressOf(ctx))
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
