import { countTry, type Limit } from '#app/core/limits/rate_limiter'

/** Two searches a second for a minute: more than a person reads, less than a program that copies the library. */
export const SEARCHES: Limit = { name: 'search', points: 120, seconds: 60 }

/** Counts a search of a person. Throws TooManyTries. */
export async function countSearch(userId: number): Promise<void> {
  await countTry(SEARCHES, String(userId))
}
