import type { HttpContext } from '@adonisjs/core/http'
import { apiMessage } from '#app/core/api/api_message'
import { isApiCall } from '#app/core/api/openapi'
import type { NoAccess } from '#app/core/errors/no_access'
import type { Disorder } from '#app/core/errors/out_of_order'
import type { RepeatedSubmit } from '#app/core/errors/repeated_submit'
import type { Refusal } from '#app/core/errors/refusal'
import { LANGUAGES, type Language } from '#app/core/messages/catalogue'
import { isMaintenance } from '#app/core/system/maintenance'
import { languageOf } from '#app/accounts/context'
import type { TooManyTries } from '#app/core/limits/rate_limiter'
import type { ErrorAnswer } from './handler.js'

/** After which what met a busy database is worth trying again. */
const BUSY_AGAIN_SECONDS = 5
/** RFC 4918 §11.5: Insufficient Storage. */
export const DISORDER_STATUS = { full: 507, busy: 503 } as const

/** After which a search is worth trying again when its server did not answer. */
export const SEARCH_AGAIN_SECONDS = 10

/** `{ code, params }` for refusals; an object as code for what is not allowed; `errors` by field for bad input. */
export class AnswerAsJson implements ErrorAnswer {
  constructor(private readonly ctx: HttpContext) {}

  refusal({ code, params, status }: Refusal) {
    if (params.seconds) this.ctx.response.header('Retry-After', params.seconds)
    return this.send(status, { code, params })
  }

  noAccess({ lacking }: NoAccess) {
    return this.send(403, { code: lacking, params: {} })
  }

  notFound() {
    return this.send(404, { code: 'NOT-FOUND', params: {} })
  }

  tooManyTries({ retryAfter }: TooManyTries) {
    this.ctx.response.header('Retry-After', retryAfter)
    return this.send(429, { code: 'TOO-MANY', params: { seconds: retryAfter } })
  }

  repeatedSubmit({ state }: RepeatedSubmit) {
    return this.send(409, { code: state === 'running' ? 'PENDING' : 'ALREADY-KEPT', params: {} })
  }

  outOfOrder(disorder: Disorder) {
    if (disorder === 'busy') this.ctx.response.header('Retry-After', BUSY_AGAIN_SECONDS)
    return this.send(DISORDER_STATUS[disorder], { code: disorder === 'full' ? 'STORAGE-FULL' : 'BUSY', params: {} })
  }

  underMaintenance() {
    return this.send(503, { code: 'MAINTENANCE', params: {}, system: { maintenance: true } })
  }

  searchUnavailable() {
    this.ctx.response.header('Retry-After', SEARCH_AGAIN_SECONDS)
    return this.send(503, { code: 'SEARCH', params: {} })
  }

  pdfUnavailable() {
    return this.send(502, { code: 'PDF', params: {} })
  }

  invalid(messages: { field: string; message: string }[]) {
    return this.send(422, {
      code: 'DAT-500',
      params: {},
      errors: messages.map(({ field, message }) => ({ field, message })),
    })
  }

  badRequest(status: number) {
    return this.send(status, { code: 'VAL-500', params: {} })
  }

  bug() {
    return this.send(500, { code: '_ENT-500', params: {}, requestId: this.ctx.request.id() })
  }

  /** Programs of /api/v1 also get what every answer of it has, wherever the call ended, and a sentence for people. */
  private async send(status: number, body: { code: unknown } & Record<string, unknown>) {
    const { request, response } = this.ctx
    if (!isApiCall(request.url())) return response.status(status).send(body)
    const system = { maintenance: await isMaintenance() }
    const language = this.ctx.identity ? languageOf(this.ctx) : (request.language([...LANGUAGES]) as Language | null)
    const message = apiMessage(language ?? 'es', { status, ...body })
    return response.status(status).send({ success: false, message, system, ...body })
  }
}
