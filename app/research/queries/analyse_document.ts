import type { SearchEngine } from '#app/core/search/search_engine'
import { unlessUnavailable } from '#app/core/search/search_unavailable'
import type { Source } from '#sources/contract/contract'
import type { SearchQuery } from '#app/research/asking/search_query'
import type { Court } from '#app/research/asking/court'
import { ownLaw, ownLawOfPart } from '#app/research/citations/own_law'
import LegalDocument from '#app/research/models/legal_document'
import type { Analysis } from '#app/research/reading/analysis'
import { readDocument } from '#app/research/reading/read_document'
import { citedDocuments } from './cited_documents.js'
import { resultTrail } from './result_trail.js'

const SLUG = /^[a-z0-9-]{1,120}$/

/** Takes a document apart and finds what it cites and its neighbours; null when the source has no such document. */
export async function analyseDocument(
  engine: SearchEngine,
  source: Source,
  { slug, query, court = null }: { slug: string; query: SearchQuery | null; court?: Court | null }
): Promise<Analysis | null> {
  const document = SLUG.test(slug) ? await LegalDocument.findBySlug(source.manifest.slug, slug) : null
  if (!document) return null
  const law = document.parentId === null ? document : await LegalDocument.find(document.parentId)
  const isAbrogated = law?.facets.is_abrogated?.[0] === 'true'
  const own =
    law &&
    ownLaw({ id: law.id, title: law.title, citationKeys: law.citationKeys, until: law.inForceUntil, isAbrogated })
  const reading = readDocument(document, ownLawOfPart(own, document))
  const [cited, trail] = await Promise.all([
    citedDocuments(reading.citations, document.parentId === null ? document.publishedOn : null),
    query && unlessUnavailable(resultTrail(engine, source, { query, documentId: document.id, court }), null),
  ])
  return { document, reading, cited, trail }
}
