import { ofFormer, type Citation } from '#sources/citations/extract_citations'
import type LegalDocument from '#app/research/models/legal_document'
import type { Reading } from './read_document.js'

/** A document of the library that another one cites. */
export interface CitedDocument {
  id: number
  source: string
  slug: string
  title: string
}

/** Where a document stands in the list of results that it was opened from. */
export interface ResultTrail {
  /** The page of results that it is on. */
  resultsHref: string
  /** From 1; null when the document is not among the results any more. */
  position: number | null
  total: number
  previous: { href: string; title: string } | null
  next: { href: string; title: string } | null
}

/** A document with all that is shown around it. */
export interface Analysis {
  document: LegalDocument
  reading: Reading
  /** Key of a citation → the one document it means. */
  cited: Map<string, CitedDocument>
  /** Null when the document was not opened from a list of results. */
  trail: ResultTrail | null
}

/** The document that a citation means; null when the library has none, or its keys mean different ones. That of an abrogated law does not mean the one that has its name today. */
export function documentCited({ keys }: Pick<Citation, 'keys'>, cited: Analysis['cited']): CitedDocument | null {
  const former = keys.filter((key) => ofFormer(key) !== null)
  const found = (former.length ? former : keys).flatMap((key) => cited.get(key) ?? [])
  const [first] = found
  return first && found.every(({ id }) => id === first.id) ? first : null
}
