import db from '@adonisjs/lucid/services/db'
import Alert from '#app/collections/models/alert'
import AlertHit from '#app/collections/models/alert_hit'
import { LISTED_COLUMNS } from '#app/collections/saved_document'

export const HITS_PER_PAGE = 25

/** An alert with how much it has told and what it told last. */
export interface AlertLine {
  alert: Alert
  hits: number
  last: AlertHit | null
}

/** The alerts of a person, the newest first; three queries, whatever their number. */
export async function listAlerts(userId: number): Promise<AlertLine[]> {
  const alerts = await Alert.query()
    .where('user_id', userId)
    .preload('document', (document) => void document.select(...LISTED_COLUMNS))
    .orderBy('id', 'desc')
  if (alerts.length === 0) return []
  const ids = alerts.map(({ id }) => id)
  const told = await db
    .from('alert_hits')
    .whereIn('alert_id', ids)
    .where('told', 1)
    .groupBy('alert_id')
    .select('alert_id')
    .count('* as total')
    .max('id as last')
  const last = await AlertHit.query()
    .whereIn(
      'id',
      told.map((row) => Number(row.last))
    )
    .preload('document', (document) => void document.select(...LISTED_COLUMNS))
  return alerts.map((alert) => ({
    alert,
    hits: Number(told.find((row) => Number(row.alert_id) === alert.id)?.total ?? 0),
    last: last.find(({ alertId }) => alertId === alert.id) ?? null,
  }))
}

/** How many alerts a person has. */
export async function countAlerts(userId: number): Promise<number> {
  const row = await db.from('alerts').where('user_id', userId).count('* as total').firstOrFail()
  return Number(row.total)
}

/** What an alert told, newest first: one page. A page past the end is the last one. */
export async function listHits(alert: Alert, asked: number) {
  const shown = () => AlertHit.query().where({ alert_id: alert.id, told: 1 })
  const total = Number((await shown().count('* as total').first())!.$extras.total)
  const page = Math.min(asked, Math.max(1, Math.ceil(total / HITS_PER_PAGE)))
  const rows = await shown()
    .leftJoin('document_changes', 'document_changes.id', 'alert_hits.change_id')
    .select('alert_hits.*', 'document_changes.after as change_after')
    .preload('document', (document) => void document.select(...LISTED_COLUMNS))
    .orderBy('alert_hits.id', 'desc')
    .limit(HITS_PER_PAGE)
    .offset((page - 1) * HITS_PER_PAGE)
  return { rows, paging: { total, page, perPage: HITS_PER_PAGE } }
}
