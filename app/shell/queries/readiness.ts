import db from '@adonisjs/lucid/services/db'
import { assertSameFile } from '#app/core/database/database_file'
import { SharedTrial } from '#app/core/database/shared_trial'
import { withoutSign } from '#app/core/database/write_turns'
import { isLockRenewed } from '#app/core/jobs/lock'
import { proveWrite } from '#app/core/system/proven_write'
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
async function workerIsAlive(): Promise<void> {
  if (!(await isLockRenewed('outbox'))) throw new Error('the worker does not renew its lock')
}

/** Anybody may ask, as often as they like. */
const writing = new SharedTrial(() => withoutSign(proveWrite))

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
