import { queryStringOf, type SearchQuery } from '~/features/research/address'
import { route, staticPart } from '~/routes'

/** Where the library is open to everybody. */
export const PUBLIC_FINDER = route('public.research.searches.index')

const MEMBERS = `${staticPart('research.analyses.show')}/`

/** The public address of a search. */
export function publicSearchAddress(query: SearchQuery): string {
  return route('public.research.searches.show', { source: query.source }, queryStringOf(query))
}

/** The public address of a document. */
export function publicAddress({ source, slug }: { source: string; slug: string }): string {
  return route('public.research.documents.show', { source, slug })
}

/** The public address of what members read at an address; others stay as they are. */
export function publicHref(href: string): string {
  return href.startsWith(MEMBERS)
    ? route('public.research.searches.show', { source: href.slice(MEMBERS.length) })
    : href
}
