import { CONSTANTS } from '#app/core/constants'
import type { SearchRequest } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import { queryStringOf } from '#app/research/asking/address'
import { engineRequest } from '#app/research/asking/engine_request'
import { readSearch } from '#app/research/validators/search'
import type Alert from '#app/collections/models/alert'

type Searched = Pick<Alert, 'source' | 'text' | 'filters'>

/** What an alert asks, as an address asks it. */
export function alertQuery(source: Source, { text, filters }: Searched) {
  return readSearch(source, queryStringOf({ text: text ?? '', filters: filters ?? {} })).query
}

/** What came to a search after a document, newest first; `most` of it. */
export function newRequest(source: Source, alert: Searched, after: { id: number; most: number }): SearchRequest {
  const page = CONSTANTS.search.firstPage
  const request = engineRequest(source, { ...alertQuery(source, alert), page })
  return { ...request, page, pageSize: after.most, facets: [], afterId: after.id, order: 'newest', tiers: undefined }
}
