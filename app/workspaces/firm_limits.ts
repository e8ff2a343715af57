import { countTry, type Limit } from '#app/core/limits/rate_limiter'

/** Firms that one person may found in an hour, so that nobody takes addresses in bulk. */
const FOUNDED: Limit = { name: 'found-firm', points: 10, seconds: 3_600 }

/** Counts a firm that a person founds. Throws TooManyTries. */
export function countFirm(userId: number): Promise<void> {
  return countTry(FOUNDED, String(userId))
}
