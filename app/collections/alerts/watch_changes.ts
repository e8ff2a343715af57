import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { allAtOnceOrEach, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { conditionsOf, type Condition } from './conditions.js'
import { alertsAbout } from './alerts_about.js'
import { BATCH, JOB, beginWatching } from './begin_watching.js'

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
 * is now are written in one transaction for each batch, so it may be killed at any moment; one that fails holds up no other. Returns how many documents changed.
 */
export async function watchChanges(isStopping = () => false): Promise<number> {
  await beginWatching()
  let changed = 0
  for (let last = 0; !isStopping();) {
    const ids = await watchedAfter(last)
    const work = (some: number[]) => db.transaction((trx) => compare(trx, some))
    for (const found of await allAtOnceOrEach({ job: JOB, ids, work })) changed += found
    if (ids.length < BATCH) break
    last = ids.at(-1)!
  }
  return changed
}

async function watchedAfter(last: number): Promise<number[]> {
  const rows = await db
    .from('watched_documents')
    .where('document_id', '>', last)
    .where(notPutOff(JOB, 'watched_documents.document_id'))
    .orderBy('document_id')
    .limit(BATCH)
    .select('document_id')
  return rows.map((row) => Number(row.document_id))
}

/** Returns how many of these documents changed. */
async function compare(trx: Trx, ids: number[]): Promise<number> {
  const rows: Watched[] = await trx
    .from('watched_documents')
    .whereIn('document_id', ids)
    .orderBy('document_id')
    .forUpdate()
  const conditions = await conditionsOf(trx, ids)
  let found = 0
  for (const row of rows) {
    const now = conditions.get(Number(row.document_id))
    if (!now) continue
    const changes = changesOf(row, now)
    if (changes.length > 0 || row.light !== now.light) await writeChanges(trx, now, changes)
    if (changes.length > 0) found++
  }
  return found
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
