import type { SearchResponse, TextRun } from '#app/core/search/search_engine'
import type LegalDocument from '#app/research/models/legal_document'

/** A value of a filter: how many of the listed results have it, and how many more would be listed if it were chosen too. */
export interface FacetValue {
  value: string
  count: number
  more: number
}

/** A document in a list of results, without its text. */
export interface FoundDocument {
  document: LegalDocument
  title: TextRun[]
  snippet: TextRun[]
}

/** One page of results with what its filters offer. */
export interface Found {
  /** Exact. */
  total: number
  hits: FoundDocument[]
  facets: Record<string, FacetValue[]>
  understood: SearchResponse['understood']
  /** When nothing was found: how many results the words alone have; null when no filter is in force. */
  withoutFilters: number | null
}
