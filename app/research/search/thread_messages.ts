import type { SearchRequest } from '#app/core/search/search_engine'

/** What can be asked of the search thread. */
export type ThreadAsk =
  | { kind: 'search'; request: SearchRequest }
  | { kind: 'suggest'; source: string; text: string; limit: number }
  | { kind: 'neighbours'; request: SearchRequest; id: number }

export interface ThreadQuestion {
  number: number
  ask: ThreadAsk
}

/** The answer is written as JSON because the asking thread reads that in half the time of a structured clone. */
export type ThreadAnswer = { number: number; json: string } | { number: number; error: Error }
