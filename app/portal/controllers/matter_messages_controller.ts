import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { ReadThread } from '#app/portal/actions/read_thread'
import { SendMessage } from '#app/portal/actions/send_message'
import { messageValidator } from '#app/portal/validators/portal'
import { authorOf, signedIn } from '#app/workspaces/context'

/** What a firm writes to the clients of a matter. */
@inject()
export default class MatterMessagesController {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly readThread: ReadThread
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { text } = await ctx.request.validateUsing(messageValidator)
    await this.sendMessage.handle(authorOf(ctx), matter, 'firm', text)
    ctx.session.flash('notices', { toast: { key: 'portal_firm.message.sent' } })
    return ctx.response.redirect().withQs().back()
  }

  /** The page says that its reader has the thread before them. */
  async read(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    await this.readThread.handle(matter, signedIn(ctx).user.id, 'firm')
    return { done: true }
  }
}
