import type { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract'
import type { Asked } from '#app/research/asking/asked'
import type { Found } from '#app/research/asking/found'
import { engineFilters, engineRequest } from '#app/research/asking/engine_request'
import LegalDocument from '#app/research/models/legal_document'
import { facetValues } from './facet_values.js'

/** One page of results with what its filters offer: one query of the database, whatever is found. */
export async function searchDocuments(engine: SearchEngine, source: Source, asked: Asked): Promise<Found> {
  const { total, hits, facets, understood } = await engine.search(engineRequest(source, asked))
  const documents = await documentsById(hits.map(({ id }) => id))
  return {
    total,
    hits: hits.flatMap(({ id, title, snippet }) => {
      const document = documents.get(id)
      return document ? [{ document, title, snippet }] : []
    }),
    facets: await facetValues(engine, source, { asked, listed: facets }),
    understood,
    withoutFilters:
      total === 0 && Object.keys(asked.filters).length > 0 ? await totalWithoutFilters(engine, source, asked) : null,
  }
}

async function documentsById(ids: number[]): Promise<Map<number, LegalDocument>> {
  if (ids.length === 0) return new Map()
  const columns = LegalDocument.$columns.filter((column) => column !== 'body')
  const documents = await LegalDocument.query()
    .select(...columns)
    .whereIn('id', ids)
  return new Map(documents.map((document) => [document.id, document]))
}

async function totalWithoutFilters(
  engine: SearchEngine,
  source: Source,
  { source: slug, text }: Asked
): Promise<number> {
  const filters = engineFilters(source, {})
  return (await engine.search({ source: slug, text, filters, page: 1, pageSize: 0, facets: [] })).total
}
