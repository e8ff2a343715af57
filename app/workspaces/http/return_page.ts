import router from '@adonisjs/core/services/router'
import { guardsOf } from '#app/core/http/route_guards'

/** Whoever switches: what they may do in the firm that they switch to. */
interface Arriving {
  may(permission: string): boolean
}

/** The library holds no records of firms: its pages are the same in all of them, with their query. */
const LIBRARY = /^\/search\/b-search\//

/** What stands in an address that a page sent; null for what is no address of this site. */
function addressIn(from: string): URL | null {
  const base = 'http://foja.invalid'
  if (!from.startsWith('/') || !URL.canParse(from, base)) return null
  const url = new URL(from, base)
  return url.origin === base ? url : null
}

/**
 * The page on which somebody stays who switches to another firm: the one where they are, unless it shows a record of the firm that they
 * leave, or one that they may not open there. Its filters are left behind, since they may name people of the old firm. Null: go home.
 */
export function returnPage(from: string | null | undefined, { may }: Arriving): string | null {
  const url = addressIn(from ?? '')
  const match = url && router.match(url.pathname, 'GET', false)
  if (!url || !match) return null
  const guards = guardsOf(match.route)
  const audiences = guards.filter(({ name }) => name === 'as').map(({ args }) => args)
  const isForLawyers = audiences.length > 0 && audiences.every((args) => args === 'lawyer' || args === 'user')
  const isAllowed = guards.every(({ name, args }) => name !== 'can' || may(String(args)))
  if (!isForLawyers || !isAllowed) return null
  if (LIBRARY.test(url.pathname)) return url.pathname + url.search
  return Object.keys(match.params).length === 0 ? url.pathname : null
}
