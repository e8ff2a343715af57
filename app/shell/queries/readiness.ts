import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { SearchEngine } from '#app/core/search/search_engine'

export type State = 'ok' | 'down'

const PATIENCE_MS = 2_000

function probe(check: () => Promise<unknown>): Promise<State> {
  const tooLong = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS).unref())
  return Promise.race([check(), tooLong]).then(
    () => 'ok' as const,
    () => 'down' as const
  )
}

/** The worker's long-lived job holds this lock and renews it while it lives. */
function workerIsAlive(): Promise<unknown> {
  return db.from('job_locks').where('name', 'outbox').where('expires_at', '>', toSqlInstant(clock.now())).firstOrFail()
}

/** What this process needs, and whether it answers within two seconds. */
export async function readiness(
  searchEngine: SearchEngine
): Promise<{ database: State; search: State; worker: State }> {
  const [database, search, worker] = await Promise.all([
    probe(async () => db.rawQuery('select 1')),
    probe(() => searchEngine.status()),
    probe(workerIsAlive),
  ])
  return { database, search, worker }
}
