import type { HttpContext } from '@adonisjs/core/http'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { signedIn, voiceOf } from '#app/workspaces/context'
import { clientView } from '#app/portal/queries/client_view'

/** «Ver como cliente»: what the clients of a matter see of it. Nothing is read by that, and no visit is written down. */
export default class ClientViewsController {
  async show(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const view = await clientView(matter, voiceOf(ctx))
    const documents = signedIn(ctx).may('documentos:leer') ? view.documents : []
    return ctx.inertia.render('law_firm/client_view', { ...view, documents, unread: 0 })
  }
}
