import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import SourceRun from '#app/research/models/source_run'
import type { Collection } from '#app/research/ingestion/storing/known_records'
import { reasonText } from './reason.js'
import type { Reason } from './reason.js'

/** The lock that lets one process at a time read a kind of a source. */
export function ingestLock({ source, kind }: Collection): string {
  return `ingest:${source}:${kind}`
}

/** Begins a run. Whoever holds the lock knows that what still says `running` was killed. */
export async function openRun(collection: Collection): Promise<SourceRun> {
  const now = clock.now()
  await db
    .from('source_runs')
    .where({ ...collection, state: 'running' })
    .update({ state: 'interrupted', finished_at: db.raw('seen_at') })
  const run = await SourceRun.create({ ...collection, state: 'running', startedAt: now, seenAt: now })
  return run.refresh()
}

/** Notes what the run is about to do. */
export async function notePlan(
  run: SourceRun,
  { listed, planned }: { listed: number; planned: number }
): Promise<void> {
  await db
    .from('source_runs')
    .where('id', run.id)
    .update({ listed, planned, seen_at: toSqlInstant(clock.now()) })
}

/** Ends a run and reads its counts. */
export async function closeRun(
  run: SourceRun,
  state: 'finished' | 'failed' | 'interrupted',
  failure: Reason | null
): Promise<SourceRun> {
  const now = toSqlInstant(clock.now())
  await db
    .from('source_runs')
    .where('id', run.id)
    .update({ state, failure: failure && reasonText(failure), seen_at: now, finished_at: now })
  return run.refresh()
}
