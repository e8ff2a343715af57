import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { SqliteLimiter } from './sqlite_limiter.js'

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

const limiters = new Map<string, RateLimiterAbstract>()

/** Where counters live. Tests keep them in memory, since each runs inside a transaction that holds SQLite's only connection. */
let store: 'database' | 'memory' = app.inTest ? 'memory' : 'database'

/** Chooses where counters live and forgets those in memory. For tests. */
export function keepLimitsIn(place: 'database' | 'memory'): void {
  store = place
  limiters.clear()
}

/** Counters live in the database, so that the limit holds across processes; while it takes no writes, such as on a full disk, in the memory of each. */
function limiterFor(limit: Limit): RateLimiterAbstract {
  const known = limiters.get(limit.name)
  if (known) return known
  const made = store === 'memory' || limit.inMemory ? inMemory(limit) : inDatabase(limit)
  limiters.set(limit.name, made)
  return made
}

function inMemory({ name, points, seconds, blockSeconds }: Limit): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds ?? 0 })
}

function inDatabase(limit: Limit): RateLimiterAbstract {
  const connection = db.connection()
  const options = {
    storeClient: connection.getWriteClient(),
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    blockDuration: limit.blockSeconds ?? 0,
    insuranceLimiter: inMemory(limit),
  }
  return connection.dialect.name === 'mysql'
    ? new RateLimiterMySQL({ ...options, dbName: databaseName() })
    : new SqliteLimiter(options)
}

function databaseName(): string {
  return app.config.get<string>('database.connections.mysql.connection.database')
}

function refuse(answer: RateLimiterRes): never {
  throw new TooManyTries(Math.max(1, Math.ceil(answer.msBeforeNext / 1_000)))
}

/** Throws TooManyTries when the key has no tries left; counts nothing. */
export async function assertTriesLeft(limit: Limit, key: string): Promise<void> {
  const answer = await limiterFor(limit).get(key)
  if (answer && answer.consumedPoints > limit.points) refuse(answer)
  if (answer && answer.remainingPoints <= 0 && answer.consumedPoints >= limit.points) refuse(answer)
}

/** Counts one try. Throws TooManyTries when it was one too many. */
export async function countTry(limit: Limit, key: string): Promise<void> {
  try {
    await limiterFor(limit).consume(key)
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) refuse(rejection)
    throw rejection
  }
}

/** Takes back one try that was counted, e.g. since it turned out to be right. */
export async function uncountTry(limit: Limit, key: string): Promise<void> {
  await limiterFor(limit).reward(key)
}

/** Forgets the tries of a key, e.g. after the right password. */
export async function forgetTries(limit: Limit, key: string): Promise<void> {
  await limiterFor(limit).delete(key)
}
