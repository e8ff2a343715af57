import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'
import { toJson } from '#app/core/http/to_json'

/** Shorter answers fit a packet or two as they are. */
const WORTH_IT = 1_500

/** The best first: browsers name them in any order. */
const ENCODINGS = ['br', 'gzip'] as const

const packers: Record<(typeof ENCODINGS)[number], (text: string) => Promise<Buffer>> = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
}
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Whether compressing lets nobody guess what is in an answer. From the lengths of answers somebody who may choose a part of their text could learn
 * another part (the attack called BREACH). What a page repeats of what others may choose is the query string of its address, so addresses with one are
 * compressed for browsers without a session only; the token of forms is masked anew in every answer.
 */
function isSafe({ request }: HttpContext): boolean {
  return !request.parsedUrl.query || !(request.header('cookie') ?? '').includes(SESSION_COOKIE)
}

/** The text of a page or of data that was read; null for files, streams, redirects and errors. */
function textOf({ request, response }: HttpContext): string | null {
  const [content] = response.lazyBody.content ?? []
  if (request.method() !== 'GET' || response.getStatus() !== 200 || response.getHeader('Content-Encoding')) return null
  if (typeof content === 'string') return isHtml(content) || response.getHeader('Content-Type') ? content : null
  return isPlain(content) ? toJson(content) : null
}

const isHtml = (text: string) => text.trimStart().startsWith('<')
const isPlain = (content: unknown) =>
  Array.isArray(content) || Object.getPrototypeOf(content ?? '') === Object.prototype

/** Compresses pages and data, off the thread that answers. The files of the client are compressed when it is built. */
export default class CompressionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const output = await next()
    const { request, response } = ctx
    const encoding = ENCODINGS.find((name) => request.encoding([name]))
    const text = encoding && isSafe(ctx) ? textOf(ctx) : null
    if (!encoding || text === null || text.length < WORTH_IT) return output
    response.append('Vary', 'Accept-Encoding')
    if (!response.getHeader('Content-Type')) response.header('Content-Type', isHtml(text) ? HTML : JSON_TYPE)
    response.header('Content-Encoding', encoding).send(await packers[encoding](text))
    return output
  }
}
