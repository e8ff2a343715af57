import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { conditionsOf, type Condition } from './conditions.js'
import { alertsAbout } from './alerts_about.js'

type Trx = TransactionClientContract

const BATCH = 200

interface Watched {
  document_id: number
  fingerprint: string
  force: string
  light: string | null
}

interface Change {
  what: 'text' | 'force' | 'light' | 'withdrawn'
  before: string | null
  after: string | null
}

/**
 * Compares every document that somebody keeps with how it was when it was looked at last. What changed, whom it concerns, and how the document
 * is now are written in one transaction for each batch, so it may be killed at any moment. Returns how many documents changed.
 */
export async function watchChanges(isStopping = () => false): Promise<number> {
  let changed = 0
  for (let last = 0; !isStopping();) {
    const { seen, found, next } = await db.transaction((trx) => watchBatch(trx, last))
    changed += found
    if (seen < BATCH) break
    last = next
  }
  return changed
}

async function watchBatch(trx: Trx, last: number) {
  await beginWatching(trx, last)
  const rows: Watched[] = await trx
    .from('watched_documents')
    .where('document_id', '>', last)
    .orderBy('document_id')
    .limit(BATCH)
    .forUpdate()
  const conditions = await conditionsOf(
    trx,
    rows.map(({ document_id: id }) => Number(id))
  )
  let found = 0
  for (const row of rows) {
    const now = conditions.get(Number(row.document_id))
    if (!now) continue
    const changes = changesOf(row, now)
    if (changes.length > 0 || row.light !== now.light) await writeChanges(trx, now, changes)
    if (changes.length > 0) found++
  }
  return { seen: rows.length, found, next: Number(rows.at(-1)?.document_id ?? last) }
}

/** What came to be kept since: it begins as it was on the day when it was kept. */
async function beginWatching(trx: Trx, last: number): Promise<void> {
  const kept = ['favorites', 'collection_items', 'matter_pins'] as const
  for (const table of kept) {
    const rows = await trx
      .from(table)
      .leftJoin('watched_documents', 'watched_documents.document_id', `${table}.document_id`)
      .whereNotNull(`${table}.document_id`)
      .whereNull('watched_documents.document_id')
      .where(`${table}.document_id`, '>', last)
      .groupBy(`${table}.document_id`)
      .select(`${table}.document_id as id`)
      .max(`${table}.id as row_id`)
      .limit(BATCH)
    const prints = await printsOf(
      trx,
      table,
      rows.map(({ row_id: id }) => Number(id))
    )
    await watch(
      trx,
      rows.map(({ id }) => Number(id)),
      prints
    )
  }
  const alerted = await trx
    .from('alerts')
    .leftJoin('watched_documents', 'watched_documents.document_id', 'alerts.document_id')
    .whereNotNull('alerts.document_id')
    .whereNull('watched_documents.document_id')
    .distinct('alerts.document_id as id')
    .limit(BATCH)
  await watch(
    trx,
    alerted.map(({ id }) => Number(id)),
    new Map()
  )
}

async function printsOf(trx: Trx, table: string, ids: number[]): Promise<Map<number, string>> {
  const rows = ids.length > 0 ? await trx.from(table).whereIn('id', ids).select('document_id', 'fingerprint') : []
  return new Map(rows.map((row) => [Number(row.document_id), String(row.fingerprint)]))
}

async function watch(trx: Trx, ids: number[], prints: Map<number, string>): Promise<void> {
  const conditions = await conditionsOf(trx, ids)
  const rows = [...conditions.values()].map(({ documentId, fingerprint, force, light }) => ({
    document_id: documentId,
    fingerprint: prints.get(documentId) ?? fingerprint,
    ...{ force, light },
  }))
  if (rows.length > 0) await trx.knexQuery().table('watched_documents').insert(rows).onConflict('document_id').ignore()
}

/** Words of a light that the time in force, which is watched by itself, says too. */
const SAID_BY_FORCE = ['ended', 'withdrawn']
/** Words that are no news to who knew of none. */
const NO_NEWS = ['standing', 'unknown']

function isNews(before: string | null, now: string | null): boolean {
  if (now === null || now === before) return false
  if (SAID_BY_FORCE.includes(now) || SAID_BY_FORCE.includes(before ?? '')) return false
  return before !== null || !NO_NEWS.includes(now)
}

function changesOf(before: Watched, now: Condition): Change[] {
  const changes: Change[] = []
  if (before.fingerprint !== now.fingerprint)
    changes.push({ what: 'text', before: before.fingerprint, after: now.fingerprint })
  if (before.force !== now.force)
    changes.push({ what: now.force === 'withdrawn' ? 'withdrawn' : 'force', before: before.force, after: now.force })
  if (isNews(before.light, now.light)) changes.push({ what: 'light', before: before.light, after: now.light })
  return changes
}

async function writeChanges(trx: Trx, { documentId, fingerprint, force, light }: Condition, changes: Change[]) {
  await trx.from('watched_documents').where('document_id', documentId).update({ fingerprint, force, light })
  const created_at = toSqlInstant(clock.now())
  const alerts = changes.length > 0 ? await alertsAbout(trx, documentId) : []
  for (const { what, before, after } of changes) {
    const row = { document_id: documentId, what, before, after, created_at }
    const [id] = (await trx.knexQuery().table('document_changes').insert(row)) as number[]
    const hits = alerts.map((alert_id) => ({
      alert_id,
      document_id: documentId,
      reason: what,
      change_id: id,
      told: 0,
      created_at,
    }))
    if (hits.length > 0) await trx.table('alert_hits').multiInsert(hits)
  }
}
