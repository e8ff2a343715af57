import { errors as vineErrors } from '@vinejs/vine'
import { errors as httpErrors, ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as lucidErrors } from '@adonisjs/lucid'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { errors as shieldErrors } from '@adonisjs/shield'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NoAccess, NotFound } from '#app/core/errors/no_access'
import { disorderOf, type Disorder } from '#app/core/errors/out_of_order'
import { Refusal } from '#app/core/errors/refusal'
import { RepeatedSubmit } from '#app/core/errors/repeated_submit'
import { UnderMaintenance } from '#app/core/errors/under_maintenance'
import { voiceOf } from '#app/accounts/context'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { PdfUnavailable } from '#app/core/pdf/pdf_unavailable'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { sayWhetherKept } from '#app/shell/kept_submit'
import { AnswerAsJson } from './answer_as_json.js'
import { AnswerAsPage } from './answer_as_page.js'
import { describeBug } from './describe_bug.js'
import { answerPlainly } from './plain_page.js'

/** An answer to each kind of error, once for programs (JSON) and once for people (pages). */
export interface ErrorAnswer {
  refusal(error: Refusal): unknown
  noAccess(error: NoAccess): unknown
  notFound(): unknown
  tooManyTries(error: TooManyTries): unknown
  repeatedSubmit(error: RepeatedSubmit): unknown
  outOfOrder(disorder: Disorder): unknown
  underMaintenance(): unknown
  searchUnavailable(): unknown
  pdfUnavailable(): unknown
  invalid(messages: { field: string; message: string }[]): unknown
  badRequest(status: number): unknown
  bug(): unknown
}

/** An Inertia visit is a page; a program says that it wants JSON. */
export function wantsJson({ request }: HttpContext): boolean {
  if (request.header('x-inertia')) return false
  return request.url().startsWith('/api/') || request.accepts(['html', 'json']) === 'json'
}

/** A stream of events, as the browser asks for it. */
const wantsEvents = ({ request }: HttpContext) => request.header('accept') === 'text/event-stream'

/** A body that says it is compressed and is not, or one of JSON that is neither an object nor a list. */
function isUnreadable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^Z_/.test(code) || message.startsWith('Invalid JSON, only supports')
}

/** Turns every error into an answer: refusals and bad input into words, bugs into `_ENT-500` and a line of the log. */
export default class HttpExceptionHandler extends ExceptionHandler {
  /** An answer that cannot be made, e.g. since the database is away, is a page that needs nothing; no error is ever shown in its own words. */
  async handle(error: unknown, ctx: HttpContext) {
    try {
      await sayWhetherKept(ctx)
      return await this.answer(error, ctx)
    } catch (problem) {
      ctx.logger.error({ bug: describeBug(problem) }, 'an error could not be answered')
      return answerPlainly(ctx)
    }
  }

  private answer(error: unknown, ctx: HttpContext): unknown {
    // No way to sign in leads a stream on: 204 is what tells the browser to ask no more (WHATWG HTML, «Server-sent events»).
    if (wantsEvents(ctx) && (error instanceof Refusal || error instanceof NoAccess)) return ctx.response.noContent()
    const answer: ErrorAnswer = wantsJson(ctx) ? new AnswerAsJson(ctx) : new AnswerAsPage(ctx)
    if (error instanceof Refusal) return answer.refusal(error)
    if (error instanceof NoAccess) return answer.noAccess(error)
    if (error instanceof TooManyTries) return answer.tooManyTries(error)
    if (error instanceof RepeatedSubmit) return answer.repeatedSubmit(error)
    if (error instanceof UnderMaintenance) return answer.underMaintenance()
    if (error instanceof SearchUnavailable) return answer.searchUnavailable()
    if (error instanceof PdfUnavailable) return answer.pdfUnavailable()
    if (error instanceof FieldProblem) return answer.invalid([error.toMessage(voiceOf(ctx))])
    if (error instanceof vineErrors.E_VALIDATION_ERROR) return answer.invalid(error.messages)
    if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE)
      return answer.noAccess(new NoAccess({ route: ctx.route?.pattern ?? '' }))
    if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) return answer.noAccess(new NoAccess({ csrf: true }))
    if (this.isNotFound(error)) return answer.notFound()
    const disorder = disorderOf(error)
    if (disorder) return answer.outOfOrder(disorder)
    const status = isUnreadable(error) ? 400 : ((error as { status?: number }).status ?? 500)
    return status >= 400 && status < 500 ? answer.badRequest(status) : answer.bug()
  }

  async report(error: unknown, ctx: HttpContext) {
    const expected = error instanceof Refusal || error instanceof NoAccess || error instanceof UnderMaintenance
    const status = (error as { status?: number }).status ?? 500
    if (expected || error instanceof TooManyTries || status < 500 || isUnreadable(error)) return
    ctx.logger.error(
      { bug: describeBug(error), route: ctx.route?.pattern, userId: ctx.identity?.user.id },
      'request failed'
    )
  }

  private isNotFound(error: unknown): boolean {
    return (
      error instanceof NotFound ||
      error instanceof httpErrors.E_ROUTE_NOT_FOUND ||
      error instanceof lucidErrors.E_ROW_NOT_FOUND
    )
  }
}
