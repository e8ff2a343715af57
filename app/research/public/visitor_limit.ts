import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { ipPrefix } from '#app/core/limits/ip_prefix'
import { countTry, type Limit } from '#app/core/limits/rate_limiter'

/** A search every two seconds, and a page a second, for a minute: a reader with room, not a copy of the library. Per line of the visitor. */
const SEARCHES: Limit = { name: 'public-search', points: 30, seconds: 60 }
const READINGS: Limit = { name: 'public-reading', points: 60, seconds: 60 }

/** Counters hold no address of a person, only its hash. */
const hashed = (line: string) => createHash('sha256').update(line).digest('base64url')

/** Counts a search or a reading of a visitor. Throws TooManyTries. */
export async function countVisit({ request }: HttpContext, kind: 'search' | 'reading'): Promise<void> {
  await countTry(kind === 'search' ? SEARCHES : READINGS, hashed(ipPrefix(request.ip())))
}
