import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { RevokeLinks } from '#app/portal/actions/revoke_links'
import { followerOf, SendLink } from '#app/portal/actions/send_link'
import { noteWhatsApp } from '#app/portal/actions/note_whatsapp'
import { followerValidator } from '#app/portal/validators/portal'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** How the clients of a matter come in: links by e-mail, texts for WhatsApp. */
@inject()
export default class MatterLinksController {
  constructor(
    private readonly sendLink: SendLink,
    private readonly revokeLinks: RevokeLinks
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const who = await ctx.request.validateUsing(followerValidator)
    const email = await this.sendLink.handle(authorOf(ctx), workspaceOf(ctx), matter, who)
    ctx.session.flash('notices', { toast: { key: 'portal_firm.link.sent', values: { email } } })
    return ctx.response.redirect().withQs().back()
  }

  /** Ends every link of the matter that could still be used. */
  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const count = await this.revokeLinks.handle(authorOf(ctx), matter)
    ctx.session.flash('notices', { toast: { key: 'portal_firm.link.revoked', values: { count } } })
    return ctx.response.redirect().withQs().back()
  }

  /** That somebody opened the text for WhatsApp. What becomes of it is not known here. */
  async whatsapp(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const who = await ctx.request.validateUsing(followerValidator)
    await noteWhatsApp(authorOf(ctx), matter, await followerOf(matter, who))
    return { done: true }
  }
}
