import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AnswerFirmRequest } from '#app/portal/actions/answer_firm_request'
import { requestFiltersOf, requestsTo } from '#app/portal/queries/firm_requests'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import ClientRequestPolicy from '#app/portal/policies/client_request_policy'

/** People who ask the firm to work for them. */
@inject()
export default class ClientRequestsController {
  constructor(private readonly answer: AnswerFirmRequest) {}

  async index(ctx: HttpContext) {
    const filters = requestFiltersOf(ctx.request.qs())
    const { requests, paging } = await requestsTo(workspaceOf(ctx).id, filters)
    return ctx.inertia.render('law_firm/client_requests/index', {
      requests,
      paging,
      state: filters.state,
      can: { answer: signedIn(ctx).may('clientes:crear') },
    })
  }

  async accept(ctx: HttpContext) {
    await ctx.bouncer.with(ClientRequestPolicy).authorize('answer', workspaceOf(ctx))
    const client = await this.answer.accept(authorOf(ctx), workspaceOf(ctx), ctx.params.id)
    if (client)
      ctx.session.flash('notices', { toast: { key: 'portal_firm.requests.accepted', values: { name: client.name } } })
    return ctx.response.redirect().withQs().back()
  }

  async decline(ctx: HttpContext) {
    await ctx.bouncer.with(ClientRequestPolicy).authorize('answer', workspaceOf(ctx))
    await this.answer.decline(authorOf(ctx), workspaceOf(ctx), ctx.params.id)
    ctx.session.flash('notices', { toast: { key: 'portal_firm.requests.declined' } })
    return ctx.response.redirect().withQs().back()
  }
}
