import { fold } from '#app/core/text/fold'
import type LegalDocument from '#app/research/models/legal_document'

/** Columns of a document that a list of kept documents reads: everything but its texts. */
export const LISTED_COLUMNS = [
  'id',
  'source',
  'kind',
  'slug',
  'document_type',
  'title',
  'published_on',
  'version_on',
  'fingerprint',
  'facets',
  'metadata',
  'citation',
  'in_force_until',
  'withdrawn_at',
] as const

/** What is kept of a document beside its number, so that a list still names it when the library has it no more. */
export function savedFieldsOf(document: LegalDocument) {
  const { id: documentId, source, kind, slug, title, citation, fingerprint } = document
  return { documentId, source, kind, slug, title, citation, fingerprint }
}

/** In what a favourite is searched. */
export const searchedIn = ({ title, citation }: { title: string; citation: string }) => fold(`${title}\n${citation}`)
