import { CONSTANTS } from '#app/core/constants'
import type { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import { analysisAddress, searchAddress } from '#app/research/asking/address'
import type { SearchQuery } from '#app/research/asking/search_query'
import type { Court } from '#app/research/asking/court'
import { engineRequest } from '#app/research/asking/engine_request'
import LegalDocument from '#app/research/models/legal_document'
import type { ResultTrail } from '#app/research/reading/analysis'

/** Finds the neighbours of a document in a list of results: the engine knows the ids, one query knows their addresses. */
export async function resultTrail(
  engine: SearchEngine,
  source: Source,
  { query, documentId, court }: { query: SearchQuery; documentId: number; court: Court | null }
): Promise<ResultTrail> {
  const found = await engine.neighbours(engineRequest(source, query, court), documentId)
  const ids = [found.previous, found.next].filter((id) => id !== null)
  const documents = ids.length
    ? await LegalDocument.query().select('id', 'source', 'slug', 'title').whereIn('id', ids)
    : []
  const stepTo = (id: number | null) => {
    const document = documents.find((one) => one.id === id)
    return document ? { href: analysisAddress(document, query), title: document.title } : null
  }
  const page = Math.ceil((found.position ?? 1) / CONSTANTS.search.pageSize)
  return {
    resultsHref: searchAddress({ ...query, page }),
    position: found.position,
    total: found.total,
    previous: stepTo(found.previous),
    next: stepTo(found.next),
  }
}
