import type { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import { isEmptyQuery, orderOf, type SearchQuery } from '#app/research/asking/search_query'
import type { Court } from '#app/research/asking/court'
import { engineRequest } from '#app/research/asking/engine_request'
import { hasTiers } from '#app/research/asking/force'
import type { Found } from '#app/research/asking/found'
import { facetValues } from './facet_values.js'
import { foundDocuments } from './found_documents.js'
import { nearDocuments } from './near_documents.js'
import { relaxations } from './relaxations.js'

/** One page of results with what its filters offer, for who litigates before a court: a constant number of queries, whatever is found. */
export async function searchDocuments(
  engine: SearchEngine,
  source: Source,
  query: SearchQuery,
  court: Court | null = null
): Promise<Found> {
  const answer = await engine.search(engineRequest(source, query, court))
  const { total, understood, didYouMean, unread } = answer
  return {
    total,
    understood,
    didYouMean,
    ...(unread && { unread }),
    hits: await foundDocuments(answer.hits, court),
    facets: await facetValues(engine, source, { query, listed: answer.facets }),
    order: orderOf(query, court !== null && hasTiers(source)),
    near: await nearDocuments(engine, source, { query, court, found: answer }),
    relaxations: total === 0 && !isEmptyQuery(query) ? await relaxations(engine, source, query) : [],
  }
}
