import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import type { SearchEngine } from '#app/core/search/search_engine'
import { notify } from '#app/notifications/actions/notify'
import LegalDocument from '#app/research/models/legal_document'
import { findSource } from '#app/research/sources'
import Alert from '#app/collections/models/alert'
import { newRequest } from './alert_query.js'
import { indexedUntil } from './indexed_until.js'
import { nextLook } from './rhythm.js'

const JOB = 'alerts.searches'
/** Alerts that are looked at in one round. */
const ROUND = 100
/** Documents of one telling that are listed; the rest is counted. */
const LISTED = 50

interface News {
  ids: number[]
  total: number
  upTo: number
}

/**
 * Looks at all alerts on searches that are due and tells what came since. What an alert found, that it was told, and up to which document it has
 * looked are one transaction: killed at any moment, it is told once. Returns how many were told.
 */
export async function runSearchAlerts(engine: SearchEngine, isStopping = () => false): Promise<number> {
  let notified = 0
  for (let last = 0; !isStopping();) {
    const due = await dueAfter(last)
    const work = async (id: number) => look(engine, await Alert.findOrFail(id))
    const looks = await eachItem({ job: JOB, ids: due, isStopping, isEverybodys: isUnavailable, work })
    notified += looks.filter(Boolean).length
    if (due.length < ROUND) break
    last = due.at(-1)!
  }
  return notified
}

const isUnavailable = (error: unknown) => error instanceof SearchUnavailable

/** Alerts whose time has come; those that are told at once only when their source has something that they have not looked at. */
async function dueAfter(last: number): Promise<number[]> {
  const newest = LegalDocument.query()
    .whereColumn('legal_documents.source', 'alerts.source')
    .whereColumn('legal_documents.id', '>', 'alerts.last_document_id')
    .select(db.raw('1'))
  const rows = await db
    .from('alerts')
    .where('paused', 0)
    .where('kind', 'search')
    .where('next_at', '<=', toSqlInstant(clock.now()))
    .where('id', '>', last)
    .where(notPutOff(JOB, 'alerts.id'))
    .where((news) => void news.whereNot('frequency', 'at_once').orWhereExists(newest))
    .orderBy('id')
    .limit(ROUND)
    .select('id')
  return rows.map(({ id }) => Number(id))
}

async function look(engine: SearchEngine, alert: Alert): Promise<boolean> {
  const news = await newsOf(engine, alert)
  return news !== null && db.transaction((trx) => tell(trx, alert, news))
}

/** What came to the search of an alert; null when its source is no more. */
async function newsOf(engine: SearchEngine, alert: Alert): Promise<News | null> {
  const source = await findSource(alert.source!)
  if (!source) return null
  const { lastSeq } = await engine.status()
  const upTo = await indexedUntil(alert.source!, lastSeq, alert.lastDocumentId)
  if (upTo <= alert.lastDocumentId) return { ids: [], total: 0, upTo: alert.lastDocumentId }
  const found = await engine.search(newRequest(source, alert, { id: alert.lastDocumentId, most: LISTED }))
  const later = await engine.search(newRequest(source, alert, { id: upTo, most: 0 }))
  const ids = found.hits.map(({ id }) => id).filter((id) => id <= upTo)
  return { ids, total: found.total - later.total, upTo }
}

/** False when there is nothing new, or when another worker was quicker, or when the alert was changed meanwhile. */
async function tell(trx: Trx, seen: Alert, { ids, total, upTo }: News): Promise<boolean> {
  const alert = await Alert.query({ client: trx }).where('id', seen.id).forUpdate().first()
  if (!alert || alert.paused || alert.lastDocumentId !== seen.lastDocumentId) return false
  const now = clock.now()
  const zone = await User.timeZoneOf(alert.userId, trx)
  const nextAt = nextLook(alert.frequency, now, zone)
  await alert.merge({ lastDocumentId: upTo, ranAt: now, nextAt }).save()
  if (total <= 0) return false
  const created_at = toSqlInstant(now)
  const of = { alert_id: alert.id, reason: 'new', change_id: 0, told: 1, created_at }
  const rows = ids.map((document_id) => ({ ...of, document_id }))
  if (rows.length > 0)
    await trx.knexQuery().table('alert_hits').insert(rows).onConflict(['alert_id', 'document_id', 'change_id']).ignore()
  await notify(trx, {
    kind: 'search_alert',
    to: [alert.userId],
    actorId: null,
    workspaceId: null,
    values: { name: alert.name, count: String(total) },
    subject: { type: 'alert', id: alert.id },
    key: `alert ${alert.id} ${upTo}`,
  })
  return true
}
