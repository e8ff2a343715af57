import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { readTaskFile } from '#app/core/tasks/task_files'
import { firmToday } from '#app/core/time_zone'
import { OrderReportFile } from '#app/insights/actions/order_report_file'
import { stillThere } from '#app/insights/domain/report_definition'
import { readableReport, reportReader } from '#app/insights/http/load_report'
import type Report from '#app/insights/models/report'
import { countReports, listReports } from '#app/insights/queries/list_reports'
import { reportPage } from '#app/insights/queries/report_page'
import { apiFileValidator, apiPageValidator } from '#app/insights/validators/api'
import { asAttachment } from '#app/transfers/attachment'
import { ownTask } from '#app/transfers/queries/own_tasks'
import { authorOf, languageOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

const REPORTS_PER_PAGE = 25

/** Saved reports, for programs: what they are made of is chosen on the pages. */
@inject()
export default class ApiReportsController {
  constructor(private readonly orderReportFile: OrderReportFile) {}

  async index(ctx: HttpContext) {
    const { page = 1 } = await ctx.request.validateUsing(apiPageValidator)
    const reader = reportReader(ctx)
    const total = await countReports(reader)
    const reports = await listReports(reader, { limit: REPORTS_PER_PAGE, offset: (page - 1) * REPORTS_PER_PAGE })
    const items = reports.map(({ roles: _, ...line }) => line)
    return ctx.serialize({ items, paging: { page, perPage: REPORTS_PER_PAGE, total } })
  }

  async show(ctx: HttpContext) {
    const { id, title, subject, definition } = await readableReport(ctx)
    const { page = 1 } = await ctx.request.validateUsing(apiPageValidator)
    const firm = workspaceOf(ctx)
    const clock = { today: firmToday(firm), zone: firm.timeZone }
    const read = await reportPage(currentViewer(ctx), subject, definition, { page, ...clock })
    const { columns, gone, group, rows: items, totals, groups, hasMoreGroups, paging } = read
    const column = ({ key, type }: (typeof columns)[number]) => ({ key, type })
    return ctx.serialize({
      ...{ id, title, subject, gone, items, totals, groups, hasMoreGroups, paging },
      columns: columns.map(column),
      group: group && column(group),
    })
  }

  /** Orders a file, which workers make. */
  async order(ctx: HttpContext) {
    const report = await readableReport(ctx)
    const { format } = await ctx.request.validateUsing(apiFileValidator)
    const { id: reportId, title, subject } = report
    const { definition } = stillThere(subject, report.definition)
    const reader = { zone: workspaceOf(ctx).timeZone, language: languageOf(ctx) }
    const file = { reportId, title, subject, definition, format, ...reader }
    const { id } = await this.orderReportFile.handle(authorOf(ctx), signedIn(ctx).user.id, report, file)
    return ctx.serialize(await this.fileState(ctx, report, id))
  }

  async file(ctx: HttpContext) {
    return ctx.serialize(await this.fileState(ctx, await readableReport(ctx), ctx.params.fileId))
  }

  async content(ctx: HttpContext) {
    const { files } = await this.ordered(ctx, await readableReport(ctx), ctx.params.fileId)
    const [file] = files
    if (!file) throw new NotFound('task_files')
    asAttachment(ctx.response, file.name)
    ctx.response.header('Content-Length', String(file.bytes))
    return ctx.response.stream(await readTaskFile(file))
  }

  /** A file that this person ordered of this report. Throws NotFound. */
  private async ordered(ctx: HttpContext, report: Report, id: number) {
    const found = await ownTask(reportReader(ctx), id)
    const { kind, payload } = found.task
    if (kind !== 'insights.report' || (payload as { reportId?: number }).reportId !== report.id)
      throw new NotFound('tasks')
    return found
  }

  private async fileState(ctx: HttpContext, report: Report, taskId: number) {
    const { task, files } = await this.ordered(ctx, report, taskId)
    const [file] = files
    const { id, state, done } = task
    return {
      ...{ id, state, done },
      file: file ? { name: file.name, bytes: Number(file.bytes), expiresAt: file.expiresAt.toISO()! } : null,
    }
  }
}
