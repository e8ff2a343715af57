import db from '@adonisjs/lucid/services/db'
import type { Bilingual } from '#sources/contract/contract'
import search from '#config/search'
import { heldLocks } from '#app/core/jobs/lock'
import { unlessUnavailable } from '#app/core/search/search_unavailable'
import type { IndexStatus, SearchEngine } from '#app/core/search/search_engine'
import { changesAfter, newestSeq } from '#app/research/ingestion/indexing/index_changes'
import { ingestLock } from '#app/research/ingestion/open_run'
import SourceRun from '#app/research/models/source_run'
import { sources } from '#app/research/sources'

/** `never`: it was not read yet. `queued`: an operator asked for it and the worker has not begun. A run that says `running` and holds no lock was killed: it is `interrupted`. */
export type KindState = 'never' | 'queued' | SourceRun['state']

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
  index: LibraryIndex
  isWorkerAlive: boolean
}

/**
 * The state of the index. `pending` = changes of the library that searches do not show yet; all of them, when the index is of another library. While the
 * search server does not answer nothing is known of it.
 */
export type LibraryIndex = IndexStatus & {
  engine: SearchEngineKind
  answers: boolean
  newestSeq: number
  pending: number
}

type SearchEngineKind = (typeof search)['kind']

const UNKNOWN: IndexStatus = { documents: 0, lastSeq: 0, isCurrent: true, bytes: null }

type Counts = Map<string, number>

const keyOf = (...parts: string[]) => parts.join(' ')

/** The state of all sources, of the index and of the worker. The number of queries does not grow with anything. */
export async function sourceStatus(engine: SearchEngine): Promise<LibraryStatus> {
  const [documents, records, runs, orders, locks, index] = [
    await documentCounts(),
    await recordCounts(),
    await lastRuns(),
    await ordered(),
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
        state: stateOf(lastRun, {
          isLocked: locks.has(ingestLock({ source, kind })),
          isOrdered: orders.has(keyOf(source, kind)),
        }),
        lastRun,
      }
    })
  )
  return { kinds, index, isWorkerAlive: locks.has('outbox') }
}

function stateOf(run: SourceRun | null, { isLocked, isOrdered }: { isLocked: boolean; isOrdered: boolean }): KindState {
  if (isOrdered && !isLocked) return 'queued'
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

async function ordered(): Promise<Set<string>> {
  const rows = await db.from('source_orders').select('source', 'kind')
  return new Set(rows.map(({ source, kind }) => keyOf(source, kind)))
}

async function lastRuns(): Promise<Map<string, SourceRun>> {
  const runs = await SourceRun.query().whereIn('id', db.from('source_runs').groupBy('source', 'kind').max('id'))
  return new Map(runs.map((run) => [keyOf(run.source, run.kind), run]))
}

async function indexStatus(engine: SearchEngine): Promise<LibraryStatus['index']> {
  const status = await unlessUnavailable(engine.status(), null)
  const newest = await newestSeq()
  const known = { engine: search.kind, newestSeq: newest }
  if (status === null) return { ...UNKNOWN, ...known, answers: false, pending: 0 }
  const isAhead = status.lastSeq > newest
  return { ...status, ...known, answers: true, pending: await changesAfter(isAhead ? 0 : status.lastSeq) }
}
