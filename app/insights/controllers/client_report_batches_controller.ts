import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pageIn } from '#app/core/validators/query'
import { runTask } from '#app/core/tasks/run_task'
import { OrderSending } from '#app/insights/actions/order_sending'
import { PrepareClientReports } from '#app/insights/actions/prepare_client_reports'
import { reportReader } from '#app/insights/http/load_report'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import { batchDrafts, batchTask, listBatches } from '#app/insights/queries/list_batches'
import { batchFilters, batchValidator } from '#app/insights/validators/client_report'
import { peopleWhoRead } from '#app/matters/queries/people_of_matter'
import TaskTransformer from '#app/transfers/transformers/task_transformer'
import { workspaceOf } from '#app/workspaces/context'

/** Clients whose reports are prepared, or sent, while their writer waits. */
const AT_ONCE = 10

/** Reports to many clients at once: prepared in the background, read one by one, and sent when they were approved. */
@inject()
export default class ClientReportBatchesController {
  constructor(
    private readonly prepareClientReports: PrepareClientReports,
    private readonly orderSending: OrderSending
  ) {}

  async index(ctx: HttpContext) {
    return ctx.inertia.render('law_firm/client_report_batches/index', {
      ...(await listBatches(reportReader(ctx), pageIn(ctx.request.qs().page))),
      people: await peopleWhoRead(workspaceOf(ctx).id),
    })
  }

  async store(ctx: HttpContext) {
    const { person } = await ctx.request.validateUsing(batchValidator)
    const { batch, task } = await this.prepareClientReports.handle(reportReader(ctx), person)
    if (task.total! <= AT_ONCE) await runTask(task.id)
    return ctx.response.redirect().toRoute('law_firm.client_report_batches.show', [batch.id])
  }

  async show(ctx: HttpContext) {
    const batch = await this.batchOf(ctx)
    const filters = await batchFilters.validate(ctx.request.qs())
    const { id, person, createdAt } = batch
    const task = await batchTask(batch)
    return ctx.inertia.render('law_firm/client_report_batches/show', {
      batch: { id, person: person?.name ?? null, at: createdAt.toISO()! },
      ...(await batchDrafts(batch, filters)),
      filters,
      task: task && TaskTransformer.transform({ task, files: [] }),
    })
  }

  /** Has what was approved sent. */
  async send(ctx: HttpContext) {
    const batch = await this.batchOf(ctx)
    const task = await this.orderSending.handle(batch)
    if (task.total! <= AT_ONCE) await runTask(task.id)
    return ctx.response.redirect().toRoute('law_firm.client_report_batches.show', [batch.id])
  }

  private batchOf(ctx: HttpContext): Promise<ClientReportBatch> {
    return ClientReportBatch.findSeenBy(reportReader(ctx), ctx.params.id)
  }
}
