import { route } from '#app/core/addresses'
import { queryStringOf } from '#app/research/asking/address'
import type { SearchQuery } from '#app/research/asking/search_query'
import type { Division } from '#sources/contract/contract'

/** The public address of a source, or of a search in it. */
export function publicSearchAddress(
  query: Pick<SearchQuery, 'source' | 'text' | 'filters'> & { page?: number }
): string {
  return route('public.research.searches.show', { source: query.source }, queryStringOf(query))
}

/** The public address of a document. */
export function publicAddress({ source, slug }: { source: string; slug: NonNullable<Division['slug']> }): string {
  return route('public.research.documents.show', { source, slug })
}
