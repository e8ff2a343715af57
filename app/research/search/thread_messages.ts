import type { SearchRequest, SearchResponse } from '#app/core/search/search_engine'
import type { Neighbours } from './searcher.js'

/** What can be asked of the search thread. */
export type ThreadAsk =
  { kind: 'search'; request: SearchRequest } | { kind: 'neighbours'; request: SearchRequest; id: number }

export interface ThreadQuestion {
  number: number
  ask: ThreadAsk
}

export type ThreadAnswer = { number: number; value: SearchResponse | Neighbours } | { number: number; error: Error }
