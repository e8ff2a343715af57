import type { SearchEngine, SearchResponse } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import type { SearchQuery } from '#app/research/asking/search_query'
import type { Court } from '#app/research/asking/court'
import { engineRequest } from '#app/research/asking/engine_request'
import type { FoundDocument } from '#app/research/asking/found'
import { sources } from '#app/research/sources'
import { foundDocuments } from './found_documents.js'

/** What a source has for words: how many results, and the first of them. */
export interface SourceResults {
  source: Source
  total: number
  hits: FoundDocument[]
  didYouMean: string | null
  unread?: SearchResponse['unread']
}

const FIRST = 3

/**
 * The first results of every source, with its usual filters. The queries grow with the sources, not with what is found. Another spelling is offered only
 * when no source has the words as they were written.
 */
export async function searchAllSources(
  engine: SearchEngine,
  { query, court }: { query: Pick<SearchQuery, 'text' | 'synonyms' | 'order'>; court: Court | null }
): Promise<SourceResults[]> {
  const results: SourceResults[] = []
  for (const source of await sources()) {
    const question = { ...query, source: source.manifest.slug, filters: {}, page: 1 }
    const request = { ...engineRequest(source, question, court), pageSize: FIRST, facets: [] }
    const { total, hits, didYouMean, unread } = await engine.search(request)
    results.push({ source, total, didYouMean, unread, hits: await foundDocuments(hits, court) })
  }
  return results.some(({ total }) => total > 0) ? results.map((one) => ({ ...one, didYouMean: null })) : results
}
