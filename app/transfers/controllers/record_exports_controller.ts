import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { ExportRecords } from '#app/transfers/actions/export_records'
import { requestedSelection } from '#app/transfers/bulk/requested_change'
import { countSelected } from '#app/transfers/bulk/selected'
import { EXPORT_COLUMNS } from '#app/transfers/spreadsheets/record_columns'
import { MAX_WORKBOOK_ROWS } from '#app/transfers/spreadsheets/export_task'
import { ownTask } from '#app/transfers/queries/own_tasks'
import { currentOwner, currentPermission, runSmall, currentSubject } from '#app/transfers/current_subject'
import TaskTransformer from '#app/transfers/transformers/task_transformer'
import { exportValidator } from '#app/transfers/validators/transfer'
import { authorOf, languageOf } from '#app/workspaces/context'

/** Lists as files: what is seen, or what was ticked, with the columns that were chosen. */
@inject()
export default class RecordExportsController {
  constructor(private readonly exportRecords: ExportRecords) {}

  /** Answers with the task that makes the file; a short one is done by then. */
  async store(ctx: HttpContext) {
    const subject = currentSubject(ctx)
    const { selection: requested, columns: named, format } = await ctx.request.validateUsing(exportValidator)
    const [owner, selection, language] = [currentOwner(ctx), requestedSelection(requested), languageOf(ctx)]
    const columns = EXPORT_COLUMNS[subject].filter((column) => named.includes(column))
    const total = await countSelected({ subject, viewer: owner, selection })
    if (total === 0 || columns.length === 0) throw new FieldProblem('selection', 'transfers.nothing_selected')
    if (format === 'xlsx' && total > MAX_WORKBOOK_ROWS)
      throw new FieldProblem('selection', 'transfers.export.too_long', { count: MAX_WORKBOOK_ROWS })
    const permission = currentPermission(ctx, 'leer')
    const choices = { subject, selection, columns, format, language, permission }
    const task = await this.exportRecords.handle(authorOf(ctx), owner, choices, total)
    await runSmall(task)
    return ctx.serialize(TaskTransformer.transform(await ownTask(owner, task.id)))
  }
}
