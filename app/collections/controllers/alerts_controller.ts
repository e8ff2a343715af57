import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { SearchEngine } from '#app/core/search/search_engine'
import { sourceAt } from '#app/research/http/source_at'
import { readSearch } from '#app/research/validators/search'
import { ManageAlerts } from '#app/collections/actions/manage_alerts'
import { indexedUntil } from '#app/collections/alerts/indexed_until'
import Alert from '#app/collections/models/alert'
import { documentsById } from '#app/collections/queries/documents_by_id'
import { presentAlert } from '#app/collections/present_alert'
import { pageIn } from '#app/core/validators/query'
import { documentAlertValidator, editAlertValidator, searchAlertValidator } from '#app/collections/validators/alert'
import { signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What who is here wants to be told of the library. */
@inject()
export default class AlertsController {
  constructor(
    private readonly engine: SearchEngine,
    private readonly keepAlerts: ManageAlerts
  ) {}

  async show(ctx: HttpContext) {
    const page = pageIn(ctx.request.qs().page)
    const alert = await Alert.findOf(signedIn(ctx).user.id, ctx.params.id)
    return ctx.inertia.render('research/alerts/show', await presentAlert(currentViewer(ctx), alert, page))
  }

  /** An alert on a search. */
  async store(ctx: HttpContext) {
    const {
      queryString: address = '',
      source: slug,
      name,
      frequency,
    } = await ctx.request.validateUsing(searchAlertValidator)
    const source = await sourceAt(slug)
    const { text, filters } = readSearch(source, address).query
    const { lastSeq } = await this.engine.status()
    const lastDocumentId = await indexedUntil(slug, lastSeq, 0)
    const alert = { source: slug, text, filters, name, frequency, lastDocumentId }
    await this.keepAlerts.search(signedIn(ctx).user, alert)
    return this.answer(ctx, 'collections.alert_made')
  }

  /** An alert on one document. */
  async watch(ctx: HttpContext) {
    const { documentId, frequency } = await ctx.request.validateUsing(documentAlertValidator)
    const [document] = await documentsById([documentId])
    await this.keepAlerts.document(signedIn(ctx).user, document!, frequency)
    return this.answer(ctx, 'collections.alert_made')
  }

  async update(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const alert = await Alert.findOf(user.id, ctx.params.id)
    await this.keepAlerts.edit(user, alert, await ctx.request.validateUsing(editAlertValidator))
    return this.answer(ctx, 'collections.alert_saved')
  }

  async destroy(ctx: HttpContext) {
    const alert = await Alert.findOf(signedIn(ctx).user.id, ctx.params.id)
    await this.keepAlerts.remove(alert)
    ctx.session.flash('notices', { toast: { key: 'collections.alert_deleted' } })
    const isOnItsPage = (ctx.request.header('referer') ?? '').includes(route('research.alerts.show', { id: alert.id }))
    return isOnItsPage
      ? ctx.response.redirect().withQs({ tab: 'alerts' }).toRoute('research.collections.index')
      : ctx.response.redirect().withQs().back()
  }

  async pause(ctx: HttpContext) {
    await this.keepAlerts.pause(await Alert.findOf(signedIn(ctx).user.id, ctx.params.id))
    return this.answer(ctx, 'collections.alert_paused')
  }

  async resume(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    await this.keepAlerts.resume(user, await Alert.findOf(user.id, ctx.params.id))
    return this.answer(ctx, 'collections.alert_resumed')
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
