import { CONSTANTS } from '#app/core/constants'
import type { SearchEngine, SearchResponse } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import type { SearchQuery } from '#app/research/asking/search_query'
import type { Court } from '#app/research/asking/court'
import { engineRequest } from '#app/research/asking/engine_request'
import type { NearDocuments } from '#app/research/asking/found'
import { anyPieceOf } from '#app/research/query/pieces'
import { foundDocuments } from './found_documents.js'

interface NearQuestion {
  query: SearchQuery
  court: Court | null
  found: Pick<SearchResponse, 'total' | 'hits'>
}

/**
 * What fills the first page when few documents have all the words: those that have some of them, by relevance alone. A lawyer who names one word too many
 * would else see nothing of what they look for.
 */
export async function nearDocuments(
  engine: SearchEngine,
  source: Source,
  { query, court, found }: NearQuestion
): Promise<NearDocuments | null> {
  const room = CONSTANTS.search.pageSize - found.total
  if (room <= 0 || query.page !== CONSTANTS.search.firstPage) return null
  const names = source.filters.map(({ name }) => name)
  const text = anyPieceOf(query.text, names)
  if (text === null) return null
  const request = engineRequest(source, { ...query, text, order: 'relevance' })
  const { total, hits } = await engine.search({ ...request, facets: [] })
  const known = new Set(found.hits.map(({ id }) => id))
  const further = hits.filter(({ id }) => !known.has(id)).slice(0, room)
  return further.length > 0 ? { text, total, hits: await foundDocuments(further, court) } : null
}
