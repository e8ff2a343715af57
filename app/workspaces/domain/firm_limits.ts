import { countTry, type Limit } from '#app/core/limits/rate_limiter'

/** Firms that one person may found in a day, so that nobody takes addresses in bulk nor multiplies the emails that a firm may send. */
const FOUNDED: Limit = { name: 'found-firm', points: 10, seconds: 86_400 }

/** Counts a firm that a person founds. Throws TooManyTries. */
export function countFirm(userId: number): Promise<void> {
  return countTry(FOUNDED, String(userId))
}
