import type { HttpContext } from '@adonisjs/core/http'
import { matterFor } from '#app/matters/found_matter'
import { clientView } from '#app/portal/queries/client_view'

/** «Ver como cliente»: what the clients of a matter see of it. Nothing is read by that, and no visit is written down. */
export default class ClientViewsController {
  async show(ctx: HttpContext) {
    const matter = await matterFor(ctx, 'view')
    return ctx.inertia.render('law_firm/client_view', { ...(await clientView(matter)), unread: 0 })
  }
}
