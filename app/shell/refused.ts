import type { HttpContext } from '@adonisjs/core/http'

/** What a page is told when a write was refused. */
const REFUSALS = ['inputErrorsBag', 'notices.refusal', 'notices.warning']

/** Whether this request was refused, in words to a page or by its status to a program. */
export function wasRefused({ response, session }: HttpContext): boolean {
  return response.getStatus() >= 400 || REFUSALS.some((flashed) => session.responseFlashMessages.has(flashed))
}
