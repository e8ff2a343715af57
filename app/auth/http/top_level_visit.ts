import type { HttpContext } from '@adonisjs/core/http'

const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/**
 * Whether a person opens this address as the page of their window. Not so for a frame, an image, a script's call or what a browser fetches ahead.
 * A browser too old to say (no `Sec-Fetch-*`) counts when it asks for a document: with SameSite=Lax the cookie of a session comes along to
 * another site's navigations only, never to its frames and images.
 */
export function isTopLevelVisit({ request }: HttpContext): boolean {
  if (request.method() !== 'GET' || request.header('x-inertia') || request.header('x-requested-with')) return false
  if (AHEAD.some((name) => /prefetch|prerender|preview/i.test(request.header(name) ?? ''))) return false
  const [destination, mode] = [request.header('sec-fetch-dest'), request.header('sec-fetch-mode')]
  if (destination === undefined && mode === undefined) return (request.header('accept') ?? '').includes('text/html')
  return destination === 'document' && mode === 'navigate'
}
