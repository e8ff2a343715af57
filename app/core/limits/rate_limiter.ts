import app from '@adonisjs/core/services/app'
import { errors, type Limiter } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'

/** `points` uses within `seconds`; when they are spent the key is closed for `blockSeconds` (by default until the window ends). */
export interface Limit {
  name: string
  points: number
  seconds: number
  blockSeconds?: number
  /** Counted in the memory of each process: what only reads writes nothing, so that it works while the disk is full. */
  inMemory?: true
}

/** Too many tries. `retryAfter` in whole seconds. */
export class TooManyTries extends Error {
  readonly status = 429

  constructor(readonly retryAfter: number) {
    super('too many tries')
  }
}

type Count<T> = (limiter: Limiter, key: string) => Promise<T>

/** Where counters live. Tests keep them in memory, since each runs inside a transaction that holds SQLite's only connection. */
let place: 'database' | 'memory' = app.inTest ? 'memory' : 'database'
/** Counters in memory of before the last choice of a place are not looked at any more. */
let choices = 0

/** Chooses where counters live and forgets those in memory. For tests. */
export function setLimitStore(chosen: 'database' | 'memory'): void {
  place = chosen
  choices++
}

/** Counters live in the database, so that the limit holds across processes; while it takes no writes, such as on a full disk, in the memory of each. */
async function counting<T>(limit: Limit, key: string, count: Count<T>): Promise<T> {
  if (place === 'memory' || limit.inMemory) return inMemory(limit, key, count)
  try {
    return await count(limiter.use('database', optionsOf(limit)), `${limit.name}:${key}`)
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw error
    return inMemory(limit, key, count)
  }
}

function inMemory<T>(limit: Limit, key: string, count: Count<T>): Promise<T> {
  return count(limiter.use('memory', optionsOf(limit)), `${choices}:${limit.name}:${key}`)
}

function optionsOf({ points, seconds, blockSeconds }: Limit) {
  return { requests: points, duration: seconds, blockDuration: blockSeconds }
}

function refusal({ availableIn }: { availableIn: number }): TooManyTries {
  return new TooManyTries(Math.max(1, availableIn))
}

/** Throws TooManyTries when the key has no tries left; counts nothing. */
export async function assertTriesLeft(limit: Limit, key: string): Promise<void> {
  const counted = await counting(limit, key, (counter, name) => counter.get(name))
  if (counted && counted.consumed >= limit.points) throw refusal(counted)
}

/** Counts one try. Throws TooManyTries when it was one too many. */
export async function countTry(limit: Limit, key: string): Promise<void> {
  try {
    await counting(limit, key, (counter, name) => counter.consume(name))
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw refusal(error.response)
    throw error
  }
}

/** Takes back one try that was counted, e.g. since it turned out to be right. */
export async function uncountTry(limit: Limit, key: string): Promise<void> {
  await counting(limit, key, (counter, name) => counter.decrement(name))
}

/** Forgets the tries of a key, e.g. after the right password. */
export async function forgetTries(limit: Limit, key: string): Promise<void> {
  await counting(limit, key, (counter, name) => counter.delete(name))
}
