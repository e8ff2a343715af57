import { setImmediate as breathe } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { counterValue, setCounter } from '#app/core/database/counters'
import { putOff } from '#app/core/jobs/each_item'
import { Pace } from '#app/core/database/pace'
import { acquireLock } from '#app/core/jobs/lock'
import type { LockRow } from '#app/core/jobs/lock'
import { newestSeq } from '#app/research/ingestion/indexing/index_changes'
import { citationsIn } from './citations_in.js'
import type { OwnLaw } from './own_law.js'
import { ownLawsOf } from './own_laws.js'
import { rematch } from './rematch.js'
import { storeCitations, type Citing } from './store_citations.js'

/** The lock of whoever writes the graph. */
export const CITATIONS_LOCK = 'research-citations'
/** Up to which change of the library the graph goes. Another number after the colon makes it be built anew: that of the rules that find citations. */
export const CURSOR = 'citations:7'

const MAX_CHANGES = 200
const BATCH_CHARACTERS = 2_000_000

export interface FollowOptions {
  /** Asked between two batches. */
  isStopping?: () => boolean
  /** Told after each batch how many documents were read since the work began. */
  onProgress?: (read: number) => void
}

/**
 * Brings the graph of citations to the state of the library, unless another process is at it. True when it is there. Each batch and the number of its last
 * change are one transaction: a kill at any point costs that batch alone, and it is done again.
 */
export async function followCitations(options: FollowOptions = {}): Promise<boolean> {
  if ((await lastFollowed()) === (await newestSeq())) return true
  const lock = await acquireLock(CITATIONS_LOCK)
  if (!lock) return false
  try {
    return await follow(lock, options)
  } finally {
    await lock.release()
  }
}

async function follow(lock: LockRow, { isStopping, onProgress }: FollowOptions): Promise<boolean> {
  let seq = await startOf()
  let read = 0
  const pace = new Pace(MAX_CHANGES)
  for (let limit = pace.size; !isStopping?.(); await breathe()) {
    const changes = await changesSince(seq, limit)
    if (changes.length === 0) return true
    const citing = await citingOf(changes)
    const [ids, last] = [changes.map(({ id }) => id), changes.at(-1)!.seq]
    await pace.transaction(async (trx) => {
      await lock.renew(trx)
      await storeCitations(trx, citing)
      await rematch(trx, ids)
      await saveCursor(trx, last)
    }, changes.length)
    seq = last
    onProgress?.((read += changes.length))
    limit = Math.min(pace.size, fittingLimit(changes))
  }
  return false
}

type Row = Record<string, string | null>

interface Change {
  id: number
  seq: number
  body: string
  /** Its own keys, as JSON. */
  keys: string
  ownLaw: OwnLaw | null
  saidOn: string | null
}

/** What has come since; laws with parts are read in their parts. */
async function changesSince(seq: number, limit: number): Promise<Change[]> {
  const rows: Row[] = await db
    .from('legal_documents')
    .where('change_seq', '>', seq)
    .orderBy('change_seq')
    .limit(limit)
    .select(
      'id',
      'change_seq',
      'title',
      'body',
      'citation_keys',
      'published_on',
      'in_force_until',
      'facets',
      'parent_id',
      'metadata'
    )
  const ids = rows.map(({ id }) => Number(id))
  const wholes = ids.length ? await db.from('legal_documents').whereIn('parent_id', ids).distinct('parent_id') : []
  const parted = new Set(wholes.map(({ parent_id: id }: { parent_id: number }) => Number(id)))
  const laws = await ownLawsOf(rows)
  return rows.map((row) => ({
    id: Number(row.id),
    seq: Number(row.change_seq),
    body: parted.has(Number(row.id)) ? '' : (row.body ?? ''),
    keys: row.citation_keys ?? '[]',
    ownLaw: laws.get(Number(row.id)) ?? null,
    saidOn: row.parent_id === null ? row.published_on! : null,
  }))
}

async function citingOf(changes: Change[]): Promise<Citing[]> {
  const citing: Citing[] = []
  for (const change of changes) {
    citing.push({ id: change.id, saidOn: change.saidOn, citations: await citationsOrNone(change) })
    await breathe()
  }
  return citing
}

/** A text from which they cannot be taken cites nothing until it changes; why is kept, and no other waits for it. */
async function citationsOrNone(change: Change): Promise<Citing['citations']> {
  try {
    return citationsIn({ ...change, citationKeys: JSON.parse(change.keys) })
  } catch (error) {
    await putOff({ job: 'citations', id: change.id, tries: 0, error })
    return []
  }
}

/** The last change of the library that the graph holds. */
export async function lastFollowed(): Promise<number> {
  return counterValue(CURSOR)
}

/** A graph that is ahead of the library belongs to another state of it, such as before a backup was restored. */
async function startOf(): Promise<number> {
  const at = await lastFollowed()
  return at <= (await newestSeq()) ? at : 0
}

async function saveCursor(trx: TransactionClientContract, value: number): Promise<void> {
  await setCounter(trx, CURSOR, value)
}

/** Long texts make small batches. */
function fittingLimit(changes: Change[]): number {
  const characters = changes.reduce((all, { body }) => all + body.length, 0)
  const fitting = Math.floor(BATCH_CHARACTERS / (characters / changes.length + 1))
  return Math.max(5, Math.min(MAX_CHANGES, fitting))
}
