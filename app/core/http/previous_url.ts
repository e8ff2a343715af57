import type { HttpContext } from '@adonisjs/core/http'

/**
 * The page of this site from which a request came, to the letter. The framework's `back()` writes the session and takes the query
 * apart at its commas.
 */
export function previousUrl({ request }: HttpContext): string {
  return request.getPreviousUrl([], '/')
}
