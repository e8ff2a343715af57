import type { SearchRequest } from '#app/core/search/search_engine'

/** What can be asked of the search process. */
export type SearchAsk =
  | { kind: 'search'; request: SearchRequest }
  | { kind: 'suggest'; source: string; text: string; limit: number }
  | { kind: 'neighbours'; request: SearchRequest; id: number }

export interface SearchQuestion {
  number: number
  ask: SearchAsk
}

/** The answer is written as JSON because the asking process reads that in half the time of a structured clone. */
export type SearchAnswer = { number: number; json: string } | { number: number; error: Error }
