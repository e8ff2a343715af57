import { setImmediate as breathe } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { acquireLock } from '#app/core/jobs/lock'
import type { LockRow } from '#app/core/jobs/lock'
import type { IndexChange, SearchEngine } from '#app/core/search/search_engine'
import { tierOf } from '#app/research/authority/tier'
import { namesOf } from './names_of.js'

/** The lock of whoever writes the search index. */
export const INDEX_LOCK = 'research-index'

const MOST_CHANGES = 500
const FIRST_CHANGES = 100
const BATCH_CHARACTERS = 4_000_000

export interface IndexingOptions {
  /** Asked between two batches. */
  isStopping?: () => boolean
  /** Told after each batch how many changes were applied since the work began, and how many there were to apply. */
  onProgress?: (applied: number, total: number) => void
}

/** Number of the newest change of the library; 0 when it is empty. */
export async function newestSeq(): Promise<number> {
  const row = await db.from('legal_documents').max('change_seq as seq').first()
  return Number(row?.seq ?? 0)
}

/** How many changes come after a number. */
export async function changesAfter(seq: number): Promise<number> {
  const row = await db.from('legal_documents').where('change_seq', '>', seq).count('* as count').first()
  return Number(row?.count ?? 0)
}

/**
 * Brings the index to the state of the library, unless another process is at it. True when it is there. Cheap when nothing has changed.
 * Throws LockLost when another process took over meanwhile; nothing is broken then.
 */
export async function bringIndexUpToDate(engine: SearchEngine, options: IndexingOptions = {}): Promise<boolean> {
  const { lastSeq, isCurrent } = await engine.status()
  if (!isCurrent) return rebuildIndex(engine, options)
  if (lastSeq === (await newestSeq())) return true
  return underLock(async (lock) => {
    const seq = await startOf(engine)
    return applyChanges({ seq, apply: (changes) => engine.apply(changes) }, lock, options)
  })
}

/**
 * Builds the index anew from the library; searches see the old one until the new one is whole. False when another process is writing it, or when it was
 * stopped before the end: then the old one stays.
 */
export function rebuildIndex(engine: SearchEngine, options: IndexingOptions = {}): Promise<boolean> {
  return underLock((lock) => engine.rebuild((apply) => applyChanges({ seq: 0, apply }, lock, options)))
}

async function underLock(work: (lock: LockRow) => Promise<boolean>): Promise<boolean> {
  const lock = await acquireLock(INDEX_LOCK)
  if (!lock) return false
  try {
    return await work(lock)
  } finally {
    await lock.release()
  }
}

async function applyChanges(
  { seq, apply }: { seq: number; apply: SearchEngine['apply'] },
  lock: LockRow,
  { isStopping, onProgress }: IndexingOptions
): Promise<boolean> {
  const total = onProgress ? await changesAfter(seq) : 0
  let applied = 0
  for (let limit = FIRST_CHANGES; !isStopping?.(); await breathe()) {
    const changes = await changesSince(seq, limit)
    if (!changes.length) return true
    await lock.renew()
    await apply(changes)
    seq = changes.at(-1)!.seq
    onProgress?.((applied += changes.length), total)
    limit = fittingLimit(changes)
  }
  return false
}

/** The last change that the index holds. An index that is ahead of the library belongs to another state of it, such as before a backup was restored. */
async function startOf(engine: SearchEngine): Promise<number> {
  const { lastSeq } = await engine.status()
  if (lastSeq <= (await newestSeq())) return lastSeq
  await engine.clear()
  return 0
}

async function changesSince(seq: number, limit: number): Promise<IndexChange[]> {
  const rows: ChangedRow[] = await db
    .from('legal_documents')
    .where('change_seq', '>', seq)
    .orderBy('change_seq')
    .limit(limit)
    .select('id', 'change_seq', 'source', 'kind', 'title', 'published_on', 'facets', 'withdrawn_at')
    .select('document_type', 'metadata')
    .select(db.raw('coalesce(search_text, body) as body'))
  return Promise.all(rows.map(changeOf))
}

/** A row as the database gives it; MariaDB and SQLite differ in numbers and instants. */
interface ChangedRow {
  id: number
  change_seq: number | string
  source: string
  kind: string
  title: string
  body: string
  document_type: string
  published_on: string | null
  facets: string
  metadata: string
  withdrawn_at: unknown
}

async function changeOf(row: ChangedRow): Promise<IndexChange> {
  const { source, kind, title, body, published_on: publishedOn } = row
  const [id, seq] = [Number(row.id), Number(row.change_seq)]
  if (row.withdrawn_at !== null) return { seq, id, document: null }
  const facets = JSON.parse(row.facets) as Record<string, string[]>
  const names = await namesOf(source, facets)
  const metadata = JSON.parse(row.metadata) as { key: string; value: string }[]
  const tier = tierOf({ documentType: row.document_type, facets, metadata }) ?? undefined
  return { seq, id, document: { id, source, kind, title, body, publishedOn, facets, names, tier } }
}

/** As many of the next as should hold a batch's worth of text, when they are as long as these: rulings are a hundred times longer than theses. */
function fittingLimit(changes: IndexChange[]): number {
  const characters = changes.reduce((all, { document }) => all + (document?.body.length ?? 0), 0)
  const fitting = Math.floor(BATCH_CHARACTERS / (characters / changes.length + 1))
  return Math.max(10, Math.min(MOST_CHANGES, fitting))
}
