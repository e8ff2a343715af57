import type { Binding } from '#app/research/authority/binding'
import type { SearchHit, SearchResponse } from '#app/core/search/search_engine'
import type LegalDocument from '#app/research/models/legal_document'
import type { SearchQuery, Order } from './search_query.js'

/** A value of a filter: how many of the listed results have it, and how many more would be listed if it were chosen too. */
export interface FacetValue {
  value: string
  count: number
  more: number
}

/** How a document binds the reader's court, why and by which rule. */
export type Force = Binding

/** A document in a list of results, without its text. */
export interface FoundDocument extends Pick<SearchHit, 'title' | 'snippet' | 'why'> {
  document: LegalDocument
  /** Null when the reader told no court, or the document is none of those that bind courts. */
  force: Force | null
  /** Whether it still holds, in one word; null when nothing is known. */
  light: string | null
}

/** A search that asks less, and how many results it has. */
export interface Relaxation extends Pick<SearchQuery, 'text' | 'filters'> {
  dropped: 'filters' | 'quotes' | 'distance' | 'title' | 'word' | 'all_but_one'
  /** The word, phrase or field that was left out. */
  word?: string
  total: number
}

/** One page of results with what its filters offer. */
export interface Found extends Pick<SearchResponse, 'understood' | 'didYouMean' | 'unread'> {
  /** Exact, unless `unread` is there. */
  total: number
  hits: FoundDocument[]
  facets: Record<string, FacetValue[]>
  /** The order of the list. */
  order: Order
  /** When nothing was found: what would be, those that give up least first. */
  relaxations: Relaxation[]
  /** When there are few: those that have some of the words, beside those that have all; null when there is nothing to add. */
  near: NearDocuments | null
}

/** Documents that have some of the words that were asked for. */
export interface NearDocuments {
  /** What finds them. */
  text: string
  /** How many have some of the words, those with all among them. */
  total: number
  hits: FoundDocument[]
}
