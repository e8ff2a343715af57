import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isSubmitKept } from '#app/core/idempotency/submit_keys'

export const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Longest key that a client gives. */
const MAX_KEY_LENGTH = 100

/** Says with an error that what was sent before was done. */
export const KEPT_HEADER = 'X-Submit-Kept'

/** The key that the client gave a submit; null without one. */
export function givenKey({ request }: HttpContext): string | null {
  const given = request.header('x-idempotency-key')
  return given && given.length <= MAX_KEY_LENGTH ? given : null
}

/** The key under which a submit is kept: it is of one session, method and path. */
export function submitKeyOf(sessionId: string, submit: { method: string; path: string; given: string }): string {
  return createHash('sha256').update([sessionId, submit.method, submit.path, submit.given].join('\n')).digest('hex')
}

/**
 * A browser follows the redirect of a write by itself, with the headers of the write. When the page that it leads to fails, the answer says whether the write
 * was done: what was typed is not wanted any more then, and must not be sent again.
 */
export async function sayWhetherKept(ctx: HttpContext): Promise<void> {
  const { request, response, session } = ctx as Partial<HttpContext> & HttpContext
  const given = givenKey(ctx)
  const path = request.header('path')
  if (request.method() !== 'GET' || !given || !path || !session) return
  const keys = WRITES.map((method) => submitKeyOf(session.sessionId, { method, path, given }))
  if (await isSubmitKept(keys)) response.header(KEPT_HEADER, 'yes')
}
