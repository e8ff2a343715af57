import type { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract'
import type { Asked } from '#app/research/asking/asked'
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
  { slug, asked }: { slug: string; asked: Asked | null }
): Promise<Analysis | null> {
  const document = SLUG.test(slug) ? await LegalDocument.findBySlug(source.manifest.slug, slug) : null
  if (!document) return null
  const reading = readDocument(document)
  const [cited, trail] = await Promise.all([
    citedDocuments(reading.citations),
    asked && resultTrail(engine, source, { asked, documentId: document.id }),
  ])
  return { document, reading, cited, trail }
}
