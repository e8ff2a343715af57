import { setImmediate as breathe } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { acquireLock } from '#app/core/jobs/lock'
import type { LockRow } from '#app/core/jobs/lock'
import { newestSeq } from '#app/research/ingestion/index_changes'
import { citationsIn } from './citations_in.js'
import { rematch } from './rematch.js'
import { storeCitations, type Citing } from './store_citations.js'

/** The lock of whoever writes the graph. */
export const CITATIONS_LOCK = 'research-citations'
/** Up to which change of the library the graph goes. Another number after the colon makes it be built anew: that of the rules that find citations. */
export const CURSOR = 'citations:1'

const MOST_CHANGES = 200
const FIRST_CHANGES = 25
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
  if ((await cursor()) === (await newestSeq())) return true
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
  for (let limit = FIRST_CHANGES; !isStopping?.(); await breathe()) {
    const changes = await changesSince(seq, limit)
    if (changes.length === 0) return true
    const citing = await citingOf(changes)
    const last = changes.at(-1)!.seq
    await db.transaction(async (trx) => {
      await lock.renew(trx)
      await storeCitations(trx, citing)
      await rematch(
        trx,
        changes.map(({ id }) => id)
      )
      await keepCursor(trx, last)
    })
    seq = last
    onProgress?.((read += changes.length))
    limit = fittingLimit(changes)
  }
  return false
}

interface Change {
  id: number
  seq: number
  body: string
  citationKeys: string[]
  saidOn: string | null
}

/** What has come since; laws with parts are read in their parts. */
async function changesSince(seq: number, limit: number): Promise<Change[]> {
  const rows: Record<string, string | null>[] = await db
    .from('legal_documents')
    .where('change_seq', '>', seq)
    .orderBy('change_seq')
    .limit(limit)
    .select('id', 'change_seq', 'body', 'citation_keys', 'published_on', 'parent_id')
  const ids = rows.map(({ id }) => Number(id))
  const wholes = ids.length ? await db.from('legal_documents').whereIn('parent_id', ids).distinct('parent_id') : []
  const parted = new Set(wholes.map(({ parent_id: id }: { parent_id: number }) => Number(id)))
  return rows.map((row) => ({
    id: Number(row.id),
    seq: Number(row.change_seq),
    body: parted.has(Number(row.id)) ? '' : (row.body ?? ''),
    citationKeys: JSON.parse(row.citation_keys ?? '[]') as string[],
    saidOn: row.parent_id === null ? row.published_on! : null,
  }))
}

async function citingOf(changes: Change[]): Promise<Citing[]> {
  const citing: Citing[] = []
  for (const change of changes) {
    citing.push({ id: change.id, saidOn: change.saidOn, citations: citationsIn(change) })
    await breathe()
  }
  return citing
}

async function cursor(): Promise<number> {
  const row = await db.from('counters').where({ name: CURSOR }).select('value').first()
  return Number(row?.value ?? 0)
}

/** A graph that is ahead of the library belongs to another state of it, such as before a backup was restored. */
async function startOf(): Promise<number> {
  const at = await cursor()
  return at <= (await newestSeq()) ? at : 0
}

async function keepCursor(trx: TransactionClientContract, value: number): Promise<void> {
  await trx.knexQuery().table('counters').insert({ name: CURSOR, value }).onConflict('name').merge({ value })
}

/** Long texts make small batches. */
function fittingLimit(changes: Change[]): number {
  const characters = changes.reduce((all, { body }) => all + body.length, 0)
  const fitting = Math.floor(BATCH_CHARACTERS / (characters / changes.length + 1))
  return Math.max(5, Math.min(MOST_CHANGES, fitting))
}
