import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { daysBetween } from '#app/deadlines/domain/days'
import { alertMoments, dueAlerts } from '#app/docket/domain/alerts'
import MatterDeadline from '#app/docket/models/matter_deadline'
import MatterDeadlineAlert from '#app/docket/models/matter_deadline_alert'
import { docketSettings, type FirmDocket } from '#app/docket/queries/docket_settings'
import { keepersOf } from '#app/docket/queries/keepers_of'
import Matter from '#app/matters/models/matter'
import Notice from '#app/notifications/models/notice'
import { heldZone } from '#app/workspaces/queries/firm_zone'
import Workspace from '#app/workspaces/models/workspace'
import { notifyOfDeadline } from './deadline_notices.js'

const ALERTS = 'docket.alerts'
const ESCALATIONS = 'docket.escalations'
const BATCH = 25

/** Tells people of the deadlines whose alert is due, and the owners of firms of what nobody read. */
export async function processAlerts(isStopping = () => false): Promise<void> {
  await sendAlerts(isStopping)
  await escalateAlerts(isStopping)
}

/**
 * Each deadline in a transaction of its own: that it was told, to whom, and when the next alert comes. A job that is killed has either done one or not begun with it. Of
 * several alerts that came while no job ran, the last one is told. Returns how many were sent.
 */
export async function sendAlerts(isStopping = () => false): Promise<number> {
  for (let sent = 0; ;) {
    const due = await dueRows('matter_deadlines', 'next_alert_at', ALERTS)
    const [ids, of] = [due.map(({ id }) => id), new Map(due.map((row) => [row.id, row]))]
    const work = (id: number) => db.transaction((trx) => sendDue(trx, of.get(id)!))
    sent += (await eachItem({ job: ALERTS, ids, isStopping, work })).filter(Boolean).length
    if (ids.length < BATCH || isStopping()) return sent
  }
}

interface Due {
  id: number
  workspaceId: number
  matterId: number
}

async function dueRows(table: string, column: string, job: string): Promise<Due[]> {
  const rows = await acrossFirms(db, table)
    .where(column, '<=', toSqlInstant(clock.now()))
    .where(notPutOff(job, `${table}.id`))
    .where(notBeingFilled(`${table}.workspace_id`))
    .orderBy(column)
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'workspace_id', 'matter_id')
  return rows.map(({ id, workspace_id: firm, matter_id: matter }) => {
    return { id: Number(id), workspaceId: Number(firm), matterId: Number(matter) }
  })
}

/** Holds the firm and the matter before the deadline, as whoever changes a deadline does, and looks whether it is still due. */
async function sendDue(trx: Trx, { id, workspaceId, matterId }: Due): Promise<boolean> {
  const workspace = { id: workspaceId }
  const zone = await heldZone(workspaceId, trx)
  const matter = await Matter.in(workspace, trx).where('matters.id', matterId).forUpdate().first()
  const isDue = MatterDeadline.in(workspace, trx)
    .where('id', id)
    .where('next_alert_at', '<=', toSqlInstant(clock.now()))
  const deadline = matter && (await isDue.forUpdate().first())
  if (!deadline) return false
  const { lastDay, lastInstant, alertsFrom } = deadline
  if (!deadline.open || lastDay === null || lastInstant === null) {
    await deadline.merge({ nextAlertAt: null }).save()
    return false
  }
  const settings = await docketSettings(workspace.id, trx)
  const days = deadline.source === 'clock' ? settings.clockAlertDays : settings.alertDays
  const plan = { days, hour: settings.alertHour, zone }
  const alerts = await MatterDeadlineAlert.in(workspace, trx).where({ deadlineId: id, lastDay })
  const sent = new Set(alerts.map(({ kind }) => kind))
  const now = clock.now()
  const moments = alertMoments({ lastDay, lastInstant }, plan)
  const { due, next } = dueAlerts(moments, { from: alertsFrom ?? deadline.proposedAt, now, sent })
  await deadline.merge({ nextAlertAt: next }).save()
  const last = due.at(-1)
  if (!last) return false
  const escalatesAt = settings.escalateHours === null ? null : now.plus({ hours: settings.escalateHours })
  for (const { kind } of due) {
    const of = { workspaceId: workspace.id, matterId: deadline.matterId, deadlineId: id, lastDay, kind, sentAt: now }
    await MatterDeadlineAlert.create({ ...of, escalatesAt: kind === last.kind ? escalatesAt : null }, { client: trx })
  }
  return (await notifyKeepers(trx, { deadline, matter, settings, kind: last.kind, today: now.setZone(plan.zone) })) > 0
}

const keyOf = (deadlineId: number, lastDay: string, kind: string) => `deadline:${deadlineId}:${lastDay}:${kind}`

interface Alert {
  deadline: MatterDeadline
  matter: Matter
  settings: FirmDocket
  kind: string
  today: DateTime
}

async function notifyKeepers(trx: Trx, { deadline, matter, settings, kind, today }: Alert): Promise<number> {
  if (matter.trashed) return 0
  const days = daysBetween(today.toISODate()!, deadline.lastDay!)
  return notifyOfDeadline(trx, {
    ...{ kind: kind === 'overdue' ? 'deadline_overdue' : 'deadline_alert', actorId: null, matter, deadline },
    to: [...(await keepersOf(trx, deadline, matter)), settings.tellsLeader ? matter.responsibleId : null],
    values: { days: String(days) },
    key: keyOf(deadline.id, deadline.lastDay!, kind),
  })
}

/** Tells the owner of the firm of alerts that nobody read in time, each once. */
export async function escalateAlerts(isStopping = () => false): Promise<number> {
  for (let escalated = 0; ;) {
    const ids = (await dueRows('matter_deadline_alerts', 'escalates_at', ESCALATIONS)).map(({ id }) => id)
    const work = (id: number) => db.transaction((trx) => escalate(trx, id))
    escalated += (await eachItem({ job: ESCALATIONS, ids, isStopping, work })).filter(Boolean).length
    if (ids.length < BATCH || isStopping()) return escalated
  }
}

async function escalate(trx: Trx, id: number): Promise<boolean> {
  const isDue = rowsBy(trx, 'matter_deadline_alerts', { id }).where('escalates_at', '<=', toSqlInstant(clock.now()))
  const row = await isDue.forUpdate().select('workspace_id').first()
  if (!row) return false
  const workspace = { id: Number(row.workspace_id) }
  const alert = await MatterDeadlineAlert.findIn(workspace, id, trx)
  await alert.merge({ escalatesAt: null }).save()
  const deadline = await MatterDeadline.findIn(workspace, alert.deadlineId, trx)
  if (!deadline.open || deadline.lastDay !== alert.lastDay) return false
  const key = keyOf(deadline.id, alert.lastDay, alert.kind)
  const notices = await Notice.query({ client: trx }).where({ workspaceId: workspace.id, dedupeKey: key })
  const owner = await Workspace.ownerOf(workspace.id, trx)
  if (notices.some(({ readAt, userId }) => readAt !== null || userId === owner)) return false
  const matter = await Matter.findIn(workspace, deadline.matterId, trx)
  const { escalateHours } = await docketSettings(workspace.id, trx)
  const about = { kind: 'deadline_escalated', actorId: null, matter, deadline, to: [owner] }
  const values = { hours: String(escalateHours ?? 0) }
  return (await notifyOfDeadline(trx, { ...about, values, key: `${key}:escalation` })) > 0
}
