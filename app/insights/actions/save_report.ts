import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { checkDefinition } from '#app/insights/actions/check_definition'
import type { ReportDefinition } from '#app/insights/domain/report_definition'
import type { ReportSubjectKey } from '#app/insights/domain/report_fields'
import { nextTime, type ReportRhythm } from '#app/insights/domain/report_times'
import Report from '#app/insights/models/report'
import ReportRole from '#app/insights/models/report_role'
import Role from '#app/workspaces/models/role'

/** Most reports of one firm. */
export const MAX_REPORTS = 500

/** A report as its form has it. `roleIds` are the roles that it is shared with. */
export interface ReportFields {
  title: string
  subject: ReportSubjectKey
  definition: ReportDefinition
  roleIds: number[]
  rhythm: ReportRhythm | null
  day: number | null
}

/** Saves reports. */
export class SaveReport {
  /** Throws a FieldProblem for a field that the subject does not have, a span that ends before it begins, and a role of others. */
  add(author: Author, firm: { id: number; timeZone: string }, fields: ReportFields): Promise<Report> {
    return db.transaction(async (trx) => {
      checkDefinition(fields.subject, fields.definition)
      const own = await Report.in(firm, trx).count('* as total').pojo<{ total: number }>()
      if (Number((own as { total: number }[])[0]!.total) >= MAX_REPORTS)
        throw new FieldProblem('title', 'insights.problem.too_many', { count: MAX_REPORTS })
      const row = { ...columnsOf(fields, firm.timeZone), workspaceId: firm.id, userId: author.userId, version: 1 }
      const report = await Report.create(row, { client: trx })
      await this.share(trx, report, fields.roleIds)
      await this.audit(trx, author, report, 'report.added')
      return report
    })
  }

  /** Throws a FieldProblem for another version than the one that is there, too. Where the schedule stays, so does the moment that is due. */
  edit(author: Author, report: Report, firm: { timeZone: string }, fields: ReportFields & { version: number }) {
    return db.transaction(async (trx) => {
      checkDefinition(fields.subject, fields.definition)
      const current = await this.lock(trx, report)
      current.mustBeAt(fields.version)
      const isOnTime = current.nextAt !== null && current.rhythm === fields.rhythm && current.day === dayOf(fields)
      const columns = { ...columnsOf(fields, firm.timeZone), ...(isOnTime && { nextAt: current.nextAt }) }
      await current.merge({ ...columns, version: current.version + 1 }).save()
      await this.share(trx, current, fields.roleIds)
      await this.audit(trx, author, current, 'report.edited')
      return current
    })
  }

  delete(author: Author, report: Report): Promise<void> {
    return db.transaction(async (trx) => {
      const current = await this.lock(trx, report)
      await ReportRole.byKey('report_id', current.id, trx).delete()
      await this.audit(trx, author, current, 'report.deleted')
      await current.delete()
    })
  }

  private lock(trx: Trx, { id, workspaceId }: Report): Promise<Report> {
    return Report.in({ id: workspaceId }, trx).where('reports.id', id).forUpdate().firstOrFail() as Promise<Report>
  }

  private async share(trx: Trx, { id: reportId, workspaceId }: Report, roleIds: number[]): Promise<void> {
    const known = await Role.in({ id: workspaceId }, trx).whereIn('roles.id', roleIds).select('roles.id')
    if (known.length !== new Set(roleIds).size) throw new FieldProblem('roleIds', 'insights.problem.role')
    await ReportRole.byKey('report_id', reportId, trx).delete()
    const rows = known.map(({ id: roleId }) => ({ workspaceId, reportId, roleId }))
    await ReportRole.createMany(rows, { client: trx })
  }

  private audit(trx: Trx, author: Author, { id, workspaceId, title, subject }: Report, action: string): Promise<void> {
    return record(trx, author, {
      workspaceId,
      action,
      subject: { type: 'report', id },
      after: { title, about: subject },
    })
  }
}

const dayOf = ({ rhythm, day }: Pick<ReportFields, 'rhythm' | 'day'>) => (rhythm === null ? null : (day ?? 1))

function columnsOf(fields: ReportFields, zone: string) {
  const { title, subject, definition, rhythm } = fields
  const day = dayOf(fields)
  return { title, subject, definition, rhythm, day, nextAt: rhythm && nextTime(rhythm, day!, clock.now(), zone) }
}
