import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import { notify } from '#app/notifications/actions/notify'
import Alert from '#app/collections/models/alert'
import { savedPlaces } from '#app/collections/queries/saved_places'
import { nextLook } from './rhythm.js'
import { viewersOf } from './viewers_of.js'
import { changeKind } from './change_kind.js'
import LegalDocument from '#app/research/models/legal_document'

const JOB = 'alerts.changes'
const ROUND = 100
/** Changes of one telling; the rest comes with the next. */
const MAX_CHANGES = 500

interface Untold {
  id: number
  document_id: number
  reason: string
  after: string | null
  kind: string
  title: string
}

/**
 * Tells of changes that were found, one notice for each alert that is due. The notice and the mark that its changes were told are one
 * transaction: killed at any moment, nobody is told twice. Returns how many were told.
 */
export async function notifyChanges(isStopping = () => false): Promise<number> {
  let notified = 0
  for (let last = 0; !isStopping();) {
    const due = await dueAfter(last)
    const work = (id: number) => db.transaction((trx) => notifyPerson(trx, id))
    notified += (await eachItem({ job: JOB, ids: due, isStopping, work })).filter(Boolean).length
    if (due.length < ROUND) break
    last = due.at(-1)!
  }
  return notified
}

async function dueAfter(last: number): Promise<number[]> {
  const alerts = await Alert.query()
    .whereIn('kind', ['document', 'saved'])
    .where('paused', 0)
    .where('next_at', '<=', toSqlInstant(clock.now()))
    .where('id', '>', last)
    .where((query) => notPutOff(JOB, 'alerts.id')(query))
    .whereExists(
      db.from('alert_hits').whereColumn('alert_hits.alert_id', 'alerts.id').where('told', 0).select(db.raw('1'))
    )
    .orderBy('id')
    .limit(ROUND)
    .select('id')
  return alerts.map(({ id }) => id)
}

async function notifyPerson(trx: Trx, id: number): Promise<boolean> {
  const alert = await Alert.query({ client: trx }).where('id', id).forUpdate().first()
  const untold = alert && !alert.paused ? await untoldOf(trx, id) : []
  if (!alert || untold.length === 0) return false
  const zone = await User.timeZoneOf(alert.userId, trx)
  const now = clock.now()
  await alert.merge({ ranAt: now, nextAt: nextLook(alert.frequency, now, zone) }).save()
  const ids = untold.map(({ id: hit }) => hit)
  await trx.from('alert_hits').whereIn('id', ids).update({ told: 1 })
  await notify(trx, {
    kind: 'document_changed',
    to: [alert.userId],
    actorId: null,
    workspaceId: null,
    values: await valuesOf(trx, alert.userId, untold),
    subject: { type: 'alert', id: alert.id },
    key: `alert ${alert.id} change ${Math.max(...ids)}`,
  })
  return true
}

function untoldOf(trx: Trx, alertId: number): Promise<Untold[]> {
  return trx
    .from('alert_hits')
    .join(...joinOn(LegalDocument, 'alert_hits.document_id'))
    .leftJoin('document_changes', 'document_changes.id', 'alert_hits.change_id')
    .where('alert_hits.alert_id', alertId)
    .where('alert_hits.told', 0)
    .orderBy('alert_hits.id')
    .limit(MAX_CHANGES)
    .select('alert_hits.id', 'alert_hits.document_id', 'alert_hits.reason', 'document_changes.after')
    .select('legal_documents.kind', 'legal_documents.title') as unknown as Promise<Untold[]>
}

/** What fills the sentence: what happened, to how many, and how many of the person's matters and collections it touches. */
async function valuesOf(trx: Trx, userId: number, untold: Untold[]): Promise<Record<string, string>> {
  const documents = [...new Set(untold.map(({ document_id: id }) => Number(id)))]
  const matters = new Set<number>()
  const collections = new Set<number>()
  for (const viewer of await viewersOf(trx, userId)) {
    const places = await savedPlaces(viewer, documents, { trx, alsoCiting: true })
    for (const place of places.values()) {
      for (const { id } of place.matters) matters.add(Number(id))
      for (const { id } of place.collections) collections.add(Number(id))
    }
  }
  return {
    count: String(documents.length),
    title: Array.from(untold[0]!.title).slice(0, 120).join(''),
    what: changeKind(untold[0]!),
    matters: String(matters.size),
    collections: String(collections.size),
  }
}
