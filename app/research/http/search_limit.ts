import { countTry, type Limit } from '#app/core/limits/rate_limiter'

/** Two searches a second for a minute: more than a person reads, less than a program that copies the library. */
export const SEARCHES: Limit = { name: 'search', points: 120, seconds: 60 }

/** Counts a search of a person. Throws TooManyTries. */
export async function countSearch(userId: number): Promise<void> {
  await countTry(SEARCHES, String(userId))
}

/** Ten suggestions a second for a minute: a fast typist, with room. */
export const SUGGESTIONS: Limit = { name: 'suggest', points: 600, seconds: 60, inMemory: true }

/** Counts a suggestion that somebody was given while typing. Throws TooManyTries. */
export async function countSuggestion(userId: number): Promise<void> {
  await countTry(SUGGESTIONS, String(userId))
}
