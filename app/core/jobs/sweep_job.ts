import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { Job } from './job.js'
import { sweep } from './sweep.js'
import type { Sweeping } from './sweep.js'

const KEYS_HOURS = 24
const DELIVERED_DAYS = 30

/** What the ground floor keeps for a while: keys of repeated submits, counters of tries, delivered messages, failures of items that are gone. */
export default class SweepJob extends Job {
  static readonly lockName = 'sweep'

  async handle() {
    for (const sweeping of stale()) await sweep(sweeping, () => this.stopped)
  }
}

function stale(): Sweeping[] {
  const now = clock.now()
  const keysEnd = toSqlInstant(now.minus({ hours: KEYS_HOURS }))
  const deliveredEnd = toSqlInstant(now.minus({ days: DELIVERED_DAYS }))
  return [
    { table: 'idempotency_keys', key: 'key', isOver: (query) => void query.where('created_at', '<', keysEnd) },
    { table: 'rate_limits', key: 'key', isOver: (query) => void query.where('expire', '<', now.toMillis()) },
    { table: 'job_failures', key: 'id', isOver: (query) => void query.where('updated_at', '<', deliveredEnd) },
    { table: 'outbox_messages', key: 'id', isOver: (query) => void query.where('delivered_at', '<', deliveredEnd) },
  ]
}
