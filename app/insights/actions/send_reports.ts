import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms } from '#app/core/tenancy/rows'
import { SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import { nextTime } from '#app/insights/domain/report_times'
import Report from '#app/insights/models/report'
import ReportRole from '#app/insights/models/report_role'
import Member from '#app/workspaces/models/member'
import { notify } from '#app/notifications/actions/notify'
import { heldZone } from '#app/workspaces/queries/firm_zone'
import { memberships } from '#app/workspaces/queries/members/memberships'

const JOB = 'insights.reports'
const BATCH = 25

/**
 * Tells whoever reads a report that is due: who made it and those who have a role that it is shared with, as far as they may read reports and what this one is
 * about. Each report in a transaction of its own, with the moment of the next one, so that a job that is killed has told of one or not begun with it. What each of them opens is made of what they may
 * see.
 */
export async function sendReports(isStopping = () => false): Promise<number> {
  for (let sent = 0; ;) {
    const rows = await acrossFirms(db, 'reports')
      .where('next_at', '<=', toSqlInstant(clock.now()))
      .where(notPutOff(JOB, 'reports.id'))
      .where(notBeingFilled('reports.workspace_id'))
      .orderBy('next_at')
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'workspace_id')
    const firmOf = new Map(rows.map((row) => [Number(row.id), Number(row.workspace_id)]))
    const work = (id: number) => db.transaction((trx) => sendDue(trx, id, firmOf.get(id)!))
    sent += (await eachItem({ job: JOB, ids: [...firmOf.keys()], isStopping, work })).filter(Boolean).length
    if (rows.length < BATCH || isStopping()) return sent
  }
}

async function sendDue(trx: Trx, id: number, workspaceId: number): Promise<boolean> {
  const zone = await heldZone(workspaceId, trx)
  const due = Report.in({ id: workspaceId }, trx)
    .where('reports.id', id)
    .where('reports.next_at', '<=', toSqlInstant(clock.now()))
  const report = (await due.forUpdate().first()) as Report | null
  if (!report || report.rhythm === null) return false
  const moment = report.nextAt!.toISO()!
  await report.merge({ nextAt: nextTime(report.rhythm, report.day ?? 1, clock.now(), zone) }).save()
  const to = await readersOf(trx, report)
  await notify(trx, {
    ...{ kind: 'report_ready', to, actorId: null, workspaceId, values: { report: report.title } },
    subject: { type: 'report', id: report.id },
    key: `report ${report.id} ${moment}`,
  })
  return true
}

/** Ids of who reads a report, and may read what it is about. */
async function readersOf(trx: Trx, report: Report): Promise<number[]> {
  const firm = { id: report.workspaceId }
  const roles = ReportRole.byKey('report_id', report.id, trx).select('report_roles.role_id')
  const members = await Member.in(firm, trx).whereIn('members.role_id', roles).select('members.user_id')
  const wanted = new Set([report.userId, ...members.map(({ userId }) => userId)])
  const { permission } = SUBJECT_FACTS[report.subject]
  const people = await memberships((all) => all.where('members.workspace_id', firm.id), trx)
  return people
    .filter(({ userId, may }) => wanted.has(userId) && may('reportes:leer') && may(permission))
    .map(({ userId }) => userId)
}
