import db from '@adonisjs/lucid/services/db'
import type { Bilingual } from '#sources/contract'
import { heldLocks } from '#app/core/jobs/lock'
import type { IndexStatus, SearchEngine } from '#app/core/search/search_engine'
import { changesAfter, newestSeq } from '#app/research/ingestion/index_changes'
import { ingestLock } from '#app/research/ingestion/open_run'
import SourceRun from '#app/research/models/source_run'
import { sources } from '#app/research/sources'

/** `never`: it was not read yet. A run that says `running` and holds no lock was killed: it is `interrupted`. */
export type KindState = 'never' | SourceRun['state']

/** What the library holds of one kind of a source, and how its last run went. */
export interface KindStatus {
  source: string
  kind: string
  sourceName: Bilingual
  kindName: Bilingual
  /** Documents. */
  stored: number
  /** Records whose last answer became no document. */
  rejected: number
  /** Records that could not be had; the next run asks again. */
  failed: number
  state: KindState
  lastRun: SourceRun | null
}

export interface LibraryStatus {
  kinds: KindStatus[]
  /** `pending` = changes of the library that searches do not show yet; it is below the newest change, if the index is of an older library. */
  index: IndexStatus & { newestSeq: number; pending: number }
  isWorkerAlive: boolean
}

type Counts = Map<string, number>

const keyOf = (...parts: string[]) => parts.join(' ')

/** The state of all sources, of the index and of the worker. The number of queries does not grow with anything. */
export async function sourceStatus(engine: SearchEngine): Promise<LibraryStatus> {
  const [documents, records, runs, locks, index] = [
    await documentCounts(),
    await recordCounts(),
    await lastRuns(),
    await heldLocks(),
    await indexStatus(engine),
  ]
  const kinds = (await sources()).flatMap(({ manifest }) =>
    manifest.kinds.map(({ slug: kind, name }): KindStatus => {
      const source = manifest.slug
      const lastRun = runs.get(keyOf(source, kind)) ?? null
      return {
        source,
        kind,
        sourceName: manifest.name,
        kindName: name,
        stored: documents.get(keyOf(source, kind)) ?? 0,
        rejected: records.get(keyOf(source, kind, 'rejected')) ?? 0,
        failed: records.get(keyOf(source, kind, 'failed')) ?? 0,
        state: stateOf(lastRun, locks.has(ingestLock({ source, kind }))),
        lastRun,
      }
    })
  )
  return { kinds, index, isWorkerAlive: locks.has('outbox') }
}

function stateOf(run: SourceRun | null, isLocked: boolean): KindState {
  if (!run) return 'never'
  return run.state === 'running' && !isLocked ? 'interrupted' : run.state
}

async function documentCounts(): Promise<Counts> {
  const rows = await db.from('legal_documents').groupBy('source', 'kind').select('source', 'kind').count('* as count')
  return new Map(rows.map(({ source, kind, count }) => [keyOf(source, kind), Number(count)]))
}

async function recordCounts(): Promise<Counts> {
  const rows = await db
    .from('source_records')
    .groupBy('source', 'kind', 'state')
    .select('source', 'kind', 'state')
    .count('* as count')
  return new Map(rows.map(({ source, kind, state, count }) => [keyOf(source, kind, state), Number(count)]))
}

async function lastRuns(): Promise<Map<string, SourceRun>> {
  const runs = await SourceRun.query().whereIn('id', db.from('source_runs').groupBy('source', 'kind').max('id'))
  return new Map(runs.map((run) => [keyOf(run.source, run.kind), run]))
}

async function indexStatus(engine: SearchEngine): Promise<LibraryStatus['index']> {
  const status = await engine.status()
  const newest = await newestSeq()
  const isAhead = status.lastSeq > newest
  return { ...status, newestSeq: newest, pending: await changesAfter(isAhead ? 0 : status.lastSeq) }
}
