import string from '@adonisjs/core/helpers/string'
import RateLimiterBridge from '@adonisjs/limiter/stores/bridge'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import db from '@adonisjs/lucid/services/db'
import { RateLimiterSQLite } from 'rate-limiter-flexible'

const TABLE = 'rate_limits'

interface Counter {
  points: number
  expire: number | null
}

/**
 * Counts in SQLite with the statements of everybody else, which wait for the write lock (`write_turns.ts`). Those of the library do not: each try that is made
 * while another process writes would be counted in the memory of this process alone.
 */
class SqliteLimiter extends RateLimiterSQLite {
  /** Adds points to a counter, or begins a new one when it is over or `isNew`. */
  async _upsert(key: string, points: number, milliseconds: number, isNew = false): Promise<Counter> {
    const now = Date.now()
    const row = [key, points, milliseconds > 0 ? now + milliseconds : null]
    const conflict = isNew
      ? 'points = excluded.points, expire = excluded.expire'
      : `points = CASE WHEN expire IS NULL OR expire > ? THEN points + excluded.points ELSE excluded.points END,
         expire = CASE WHEN expire IS NULL OR expire > ? THEN expire ELSE excluded.expire END`
    const rows: Counter[] = await db.rawQuery(
      `INSERT INTO ${TABLE} (key, points, expire) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET ${conflict} RETURNING points, expire`,
      isNew ? row : [...row, now, now]
    )
    return rows[0]!
  }

  /** A counter that is not over; null when there is none. */
  async _get(key: string): Promise<Counter | null> {
    return db
      .from(TABLE)
      .where('key', key)
      .where((running) => void running.whereNull('expire').orWhere('expire', '>', Date.now()))
      .select('points', 'expire')
      .first()
  }

  /** Whether there was such a counter. */
  async _delete(key: string): Promise<boolean> {
    return Number(await db.from(TABLE).where('key', key).delete()) > 0
  }
}

/** The database store of the framework's limiter on SQLite. */
export class SqliteLimiterStore extends RateLimiterBridge {
  readonly name = 'database'

  constructor({ requests, duration, blockDuration = 0 }: LimiterConsumptionOptions) {
    const options = {
      storeClient: db.connection().getWriteClient(),
      storeType: 'knex',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: requests,
      duration: string.seconds.parse(duration),
      blockDuration: string.seconds.parse(blockDuration),
    }
    super(new SqliteLimiter(options))
  }

  async clear(): Promise<void> {
    await db.from(TABLE).delete()
  }
}
