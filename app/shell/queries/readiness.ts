import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { assertSameFile } from '#app/core/database/database_file'
import { SharedTrial } from '#app/core/database/shared_trial'
import { withoutSign } from '#app/core/database/write_turns'
import { toSqlInstant } from '#app/core/models/columns'
import { missingMigrations } from '#app/core/system/schema_state'
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

/** A row that nothing reads: only a write that is kept shows that the disk has room and the folder is the right one. Anybody may ask, as often as they like. */
const writing = new SharedTrial(() =>
  withoutSign(async () => {
    const row = { key: 'readiness', value: '{}', updated_at: toSqlInstant(clock.now()) }
    await db.knexQuery().table('system_settings').insert(row).onConflict('key').merge()
  })
)

/** The database has all that this version needs, is the one that was opened, and keeps what is written. */
async function databaseWorks(): Promise<void> {
  if ((await missingMigrations()).length > 0) throw new Error('migrations are missing')
  const { filename } = (db.manager.get(db.primaryConnectionName)?.config.connection ?? {}) as { filename?: string }
  if (filename) await assertSameFile(filename)
  await writing.outcome()
}

/** What this process needs, and whether it answers within two seconds. */
export async function readiness(
  searchEngine: SearchEngine
): Promise<{ database: State; search: State; worker: State }> {
  const [database, search, worker] = await Promise.all([
    probe(databaseWorks),
    probe(() => searchEngine.status()),
    probe(workerIsAlive),
  ])
  return { database, search, worker }
}
