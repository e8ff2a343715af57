import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import type { NoAccess } from '#app/core/errors/no_access'
import type { Disorder } from '#app/core/errors/out_of_order'
import type { RepeatedSubmit } from '#app/core/errors/repeated_submit'
import type { Refusal } from '#app/core/errors/refusal'
import type { TooManyTries } from '#app/core/limits/rate_limiter'
import type { Flash } from '#app/shell/middleware/inertia_middleware'
import { homeOf } from '#app/shell/home'
import { previousUrl } from '#app/core/http/previous_url'
import { sayStale } from '#app/shell/stale_notice'
import { AnswerAsJson, DISORDER_STATUS, SEARCH_AGAIN_SECONDS } from './answer_as_json.js'
import type { ErrorAnswer } from './handler.js'
import { plainPage, type ErrorPage } from './plain_page.js'

/** For people: what was refused is said on the page where they are (nothing typed is lost); what does not exist has a page. */
export class AnswerAsPage implements ErrorAnswer {
  constructor(private readonly ctx: HttpContext) {}

  refusal({ code, params }: Refusal) {
    if (params.seconds) this.ctx.response.header('Retry-After', params.seconds)
    if (code === 'TKN-404' || code === 'TKN-400') return this.toSignIn(code)
    return this.back({ refusal: { code, params } })
  }

  noAccess({ lacking }: NoAccess) {
    if ('csrf' in lacking) return this.stale()
    if ('preview' in lacking) return this.back({ warning: { key: 'roles.preview.read_only' } })
    if ('readOnly' in lacking) return this.back({ warning: { key: 'matters.read_only.refused' } })
    if (!this.ctx.identity) return this.toSignIn('TKN-404')
    if (this.ctx.request.method() === 'GET') {
      this.ctx.session.flash('notices', { warning: { key: 'errors_ui.no_access_route' } } satisfies Flash)
      return this.ctx.response.redirect(homeOf(this.ctx.identity))
    }
    return this.back({ warning: { key: 'errors_ui.no_access_function' } })
  }

  notFound() {
    return this.page('errors/not_found', 404)
  }

  tooManyTries({ retryAfter }: TooManyTries) {
    this.ctx.response.header('Retry-After', retryAfter)
    const minutes = Math.ceil(retryAfter / 60)
    return this.back({ warning: { key: 'access.too_many', values: { minutes } } })
  }

  repeatedSubmit({ state }: RepeatedSubmit) {
    return this.back({ warning: { key: `errors_ui.${state === 'running' ? 'request_pending' : 'already_kept'}` } })
  }

  /** Nothing is flashed, since that is a write too. A form stays as it is and its page says what is wrong. */
  outOfOrder(disorder: Disorder) {
    const { request, response } = this.ctx
    if (request.header('x-inertia')) return new AnswerAsJson(this.ctx).outOfOrder(disorder)
    return response.status(DISORDER_STATUS[disorder]).send(plainPage(this.ctx, `errors/${disorder}`))
  }

  underMaintenance() {
    return this.back({ warning: { key: 'access.maintenance' } })
  }

  /** A page of its own for who came to search; what was sent stays where it was. */
  searchUnavailable() {
    this.ctx.response.header('Retry-After', SEARCH_AGAIN_SECONDS)
    if (this.ctx.request.method() !== 'GET') return this.back({ warning: { key: 'errors_ui.search_unavailable' } })
    return this.page('errors/search_unavailable', 503)
  }

  /** A page of its own for who asked for a file; what it is made of stays where it was, to be printed from there. */
  pdfUnavailable() {
    if (this.ctx.request.method() !== 'GET') return this.back({ warning: { key: 'errors_ui.pdf_unavailable' } })
    return this.page('errors/pdf_unavailable', 502)
  }

  invalid(messages: { field: string; message: string }[]) {
    const byField: Record<string, string[]> = {}
    for (const { field, message } of messages) (byField[field] ??= []).push(message)
    this.ctx.session.flash('inputErrorsBag', byField)
    return this.toPrevious()
  }

  badRequest(status: number) {
    if (status === 404) return this.notFound()
    const { session } = this.ctx as Partial<HttpContext>
    return this.ctx.request.method() === 'GET' || !session
      ? this.page('errors/not_found', status)
      : this.back({ warning: { key: status === 413 ? 'access.too_large' : 'access.unreadable' } })
  }

  bug() {
    return this.page('errors/server_error', 500)
  }

  private async page(name: ErrorPage, status: number) {
    const { inertia, request, response } = this.ctx
    const props = { requestId: request.id() ?? '' }
    return response.status(status).send(inertia ? await inertia.render(name, props) : plainPage(this.ctx, name))
  }

  /** The token is that of an earlier session. The client fetches that of this one and sends the form again; a page without a client says so. */
  private stale() {
    const { request, response, identity } = this.ctx
    if (identity && request.header('x-inertia')) return response.status(409).send({ code: 'STALE-PAGE', params: {} })
    sayStale(this.ctx)
    return this.toPrevious()
  }

  private toPrevious() {
    return this.ctx.response.redirect(previousUrl(this.ctx))
  }

  /** A GET cannot go back to itself: its refusal is shown at home. */
  private back(notices: Flash) {
    this.ctx.session.flash('notices', notices)
    const { request, response, identity } = this.ctx
    if (request.method() !== 'GET') return this.toPrevious()
    return response.redirect(identity ? homeOf(identity) : route('security.login'))
  }

  /** Remembers the page that was asked for, so that signing in leads there. A form stays as it is: the client renews the session, or says that it is over. */
  private toSignIn(code: string) {
    const { request, response, session } = this.ctx
    if (request.header('x-inertia') && request.method() !== 'GET')
      return response.status(401).send({ code, params: {} })
    if (request.method() === 'GET' && request.url() !== route('main.home')) session.setIntendedUrl(request.url(true))
    return response.redirect().toRoute('security.login')
  }
}
