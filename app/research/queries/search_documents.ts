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
  asked: SearchQuery,
  court: Court | null = null
): Promise<Found> {
  const answer = await engine.search(engineRequest(source, asked, court))
  const { total, understood, didYouMean, unread } = answer
  return {
    total,
    understood,
    didYouMean,
    ...(unread && { unread }),
    hits: await foundDocuments(answer.hits, court),
    facets: await facetValues(engine, source, { asked, listed: answer.facets }),
    order: orderOf(asked, court !== null && hasTiers(source)),
    near: await nearDocuments(engine, source, { asked, court, found: answer }),
    relaxations: total === 0 && !isEmptyQuery(asked) ? await relaxations(engine, source, asked) : [],
  }
}
