import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { runTask } from '#app/core/tasks/run_task'
import { OrderLogExport } from '#app/firm_log/actions/order_log_export'
import { logFilters } from '#app/firm_log/log_filters'
import { logReaderOf } from '#app/firm_log/log_reader'
import { isShortLog } from '#app/firm_log/queries/log_page'
import { ownTask } from '#app/transfers/queries/own_tasks'
import TaskTransformer from '#app/transfers/transformers/task_transformer'
import { authorOf, languageOf, signedIn } from '#app/workspaces/context'

/** The log as a file. */
@inject()
export default class LogExportsController {
  constructor(private readonly orderLogExport: OrderLogExport) {}

  /** Answers with the task that makes the file; a short one is done by then. */
  async store(ctx: HttpContext) {
    const reader = logReaderOf(signedIn(ctx))
    const filters = await logFilters.validate(ctx.request.all())
    const { userId, workspaceId, timeZone } = reader
    const isShort = await isShortLog(reader, filters)
    const choices = { filters, language: languageOf(ctx), timeZone }
    const task = await this.orderLogExport.handle(authorOf(ctx), { userId, workspaceId }, choices)
    if (isShort) await runTask(task.id)
    return ctx.serialize(TaskTransformer.transform(await ownTask({ userId, workspaceId }, task.id)))
  }
}
