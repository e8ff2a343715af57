import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logView } from '#app/portal/actions/log_view'
import { ReadThread } from '#app/portal/actions/read_thread'
import { SendMessage } from '#app/portal/actions/send_message'
import { enterPortalOf, portalFirms } from '#app/portal/current_firm'
import { authorizedFollowedMatter, authorizedOpenMatter } from '#app/portal/load_followed_matter'
import { clientPage } from '#app/portal/portal_notices'
import { clientView } from '#app/portal/queries/client_view'
import { followedMattersPage } from '#app/portal/queries/followed_matters'
import { unreadByClient } from '#app/portal/queries/thread'
import { followedPageValidator, messageValidator } from '#app/portal/validators/portal'
import { authorOf, signedIn, voiceOf } from '#app/workspaces/context'

/** The matters that a client follows. */
@inject()
export default class FollowedMattersController {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly readThread: ReadThread
  ) {}

  async index(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const place = await portalFirms(ctx)
    const { page } = await ctx.request.validateUsing(followedPageValidator, { data: ctx.request.qs() })
    const { matters, paging } = await followedMattersPage(user.id, { is: place?.current?.id }, page)
    const unread = await unreadByClient(
      user.id,
      matters.map(({ id }) => id)
    )
    return ctx.inertia.render('portal/matters/index', {
      matters: matters.map((matter) => ({ ...matter, unread: unread.get(matter.id) ?? 0 })),
      paging,
    })
  }

  /** Opening a matter is written down for its firm, and what stands in its thread is read: not when an operator looks. */
  async show(ctx: HttpContext) {
    const { user, impersonation } = signedIn(ctx)
    const matter = await authorizedFollowedMatter(ctx)
    await enterPortalOf(ctx, matter.workspaceId)
    const view = await clientView(matter, voiceOf(ctx))
    const unread = (await unreadByClient(user.id, [matter.id])).get(matter.id) ?? 0
    if (!impersonation) {
      await logView(matter, user.id, { kind: 'matter' })
      await this.readThread.handle(matter, user.id, 'client')
    }
    return ctx.inertia.render('portal/matters/show', { ...view, unread })
  }

  async storeMessage(ctx: HttpContext) {
    const matter = await authorizedOpenMatter(ctx)
    const { text } = await ctx.request.validateUsing(messageValidator)
    await this.sendMessage.handle(authorOf(ctx), matter, 'client', text)
    ctx.session.flash('notices', { toast: { key: 'portal.message.sent' } })
    return ctx.response.redirect(`${clientPage(matter.id)}#messages`)
  }
}
