import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { runTask } from '#app/core/tasks/run_task'
import { firmToday } from '#app/core/time_zone'
import { OrderReportFile } from '#app/insights/actions/order_report_file'
import { stillThere } from '#app/insights/domain/report_definition'
import { readableReport } from '#app/insights/http/load_report'
import type Report from '#app/insights/models/report'
import { MAX_PRINTED_ROWS, reportDocument } from '#app/insights/printing/report_document'
import { readRows, rowFields } from '#app/insights/queries/report_rows'
import { reportRows } from '#app/insights/queries/report_scope'
import { reportTotals } from '#app/insights/queries/report_sums'
import { reportFileValidator } from '#app/insights/validators/report'
import { ownTask } from '#app/transfers/queries/own_tasks'
import TaskTransformer from '#app/transfers/transformers/task_transformer'
import { authorOf, languageOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Rows of a file that is made while its reader waits. */
const AT_ONCE = 2_000

/** Reports as files. */
@inject()
export default class ReportFilesController {
  constructor(
    private readonly orderReportFile: OrderReportFile,
    private readonly pdfs: PdfRenderer
  ) {}

  /** Answers with the task that makes a CSV or a workbook; a short one is done by then. */
  async store(ctx: HttpContext) {
    const report = await readableReport(ctx)
    const { format } = await ctx.request.validateUsing(reportFileValidator)
    if (format === 'pdf') throw new FieldProblem('format', 'validation.choice')
    const owner = { userId: signedIn(ctx).user.id, workspaceId: report.workspaceId }
    const { file, total } = await this.fileOf(report, ctx)
    const task = await this.orderReportFile.handle(authorOf(ctx), owner.userId, report, { ...file, format })
    if (total <= AT_ONCE) await runTask(task.id)
    return ctx.serialize(TaskTransformer.transform(await ownTask(owner, task.id)))
  }

  /** The report as a PDF. Throws a FieldProblem for more rows than anybody reads on paper. */
  async show(ctx: HttpContext) {
    const { file, total, totals, clock } = await this.fileOf(await readableReport(ctx), ctx)
    if (total > MAX_PRINTED_ROWS)
      throw new FieldProblem('format', 'insights.problem.too_long_to_print', { count: MAX_PRINTED_ROWS })
    const { subject, definition } = file
    const query = reportRows(currentViewer(ctx), subject, definition, clock, rowFields(definition))
    const rows = await readRows(query, subject, definition, { limit: MAX_PRINTED_ROWS, offset: 0 })
    const { name: firm } = workspaceOf(ctx)
    const today = firmToday(workspaceOf(ctx))
    const pdf = await this.pdfs.render('report', reportDocument({ firm, today, file, rows, totals }))
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Content-Disposition', `inline; filename="reporte-${ctx.params.id}.pdf"`)
    return ctx.response.send(pdf)
  }

  private async fileOf({ id: reportId, title, subject, definition: saved }: Report, ctx: HttpContext) {
    const { definition } = stillThere(subject, saved)
    const { timeZone: zone } = workspaceOf(ctx)
    const clock = { today: firmToday(workspaceOf(ctx)), zone }
    const totals = await reportTotals(currentViewer(ctx), subject, definition, clock)
    const total = totals.reduce((sum, { n }) => sum + n, 0)
    return { file: { reportId, title, subject, definition, zone, language: languageOf(ctx) }, clock, totals, total }
  }
}
