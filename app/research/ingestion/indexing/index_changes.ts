import { setImmediate as breathe } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { untilWrite } from '#app/core/database/until_write'
import { acquireLock } from '#app/core/jobs/lock'
import type { LockRow } from '#app/core/jobs/lock'
import type { SearchEngine } from '#app/core/search/search_engine'
import { applyAllOrEach } from './apply_changes.js'
import { batchSince } from './changes_since.js'

/** The lock of whoever writes the search index. */
export const INDEX_LOCK = 'research-index'

/** Reading a batch, and a server that writes it, may take longer than a lock lasts. */
const RENEW_MILLISECONDS = 10_000

export interface IndexingOptions {
  /** Asked between two batches. */
  isStopping?: () => boolean
  /** Told after each batch how many changes were applied since the work began, and how many there were to apply. */
  onProgress?: (applied: number, total: number) => void
}

/** Number of the newest change of the library; 0 when it is empty. */
export function newestSeq(): Promise<number> {
  return untilWrite('legal documents: newest change', async () => {
    const row = await db.from('legal_documents').max('change_seq as seq').first()
    return Number(row?.seq ?? 0)
  })
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
    return applyChanges({ seq, apply: (changes) => engine.apply(changes), batch: engine.batch }, lock, options)
  })
}

/**
 * Builds the index anew from the library; searches see the old one until the new one is whole. False when another process is writing it, or when it was
 * stopped before the end: then the old one stays.
 */
export function rebuildIndex(engine: SearchEngine, options: IndexingOptions = {}): Promise<boolean> {
  return underLock((lock) =>
    engine.rebuild((apply) => applyChanges({ seq: 0, apply, batch: engine.batch }, lock, options))
  )
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
  { seq, apply, batch }: { seq: number } & Pick<SearchEngine, 'apply' | 'batch'>,
  lock: LockRow,
  { isStopping, onProgress }: IndexingOptions
): Promise<boolean> {
  const total = onProgress ? await changesAfter(seq) : 0
  let applied = 0
  for (; !isStopping?.(); await breathe()) {
    const changes = await holding(lock, batchSince(seq, batch))
    if (!changes.length) return true
    await lock.renew()
    await holding(lock, applyAllOrEach(changes, apply))
    seq = changes.at(-1)!.seq
    onProgress?.((applied += changes.length), total)
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

/** Keeps a lock for as long as the work takes. Throws LockLost afterwards when another process took it meanwhile. */
async function holding<T>(lock: LockRow, work: Promise<T>): Promise<T> {
  let renewal = Promise.resolve()
  const timer = setInterval(() => {
    renewal = lock.renew()
    renewal.catch(() => undefined)
  }, RENEW_MILLISECONDS)
  try {
    return await work
  } finally {
    clearInterval(timer)
    await renewal
  }
}
