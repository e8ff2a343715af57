import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import Client from '#app/clients/models/client'
import { MAX_BATCH_CLIENTS } from '#app/insights/domain/draft_states'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import type { ReportReader } from '#app/insights/models/report'

const ROWS_AT_ONCE = 200

/** Begins reports to the clients of a person who answers for them, or to all: a row for each, which a task fills. */
export class PrepareClientReports {
  /** Throws a FieldProblem where there is no client, or more than are prepared at once. */
  handle(writer: ReportReader, personId: number | null): Promise<{ batch: ClientReportBatch; task: Task }> {
    return db.transaction(async (trx) => {
      const clients = await clientsOf(trx, writer, personId)
      if (clients.length === 0) throw new FieldProblem('person', 'client_reports.problem.no_clients')
      if (clients.length > MAX_BATCH_CLIENTS)
        throw new FieldProblem('person', 'client_reports.problem.too_many', { count: MAX_BATCH_CLIENTS })
      const batch = await ClientReportBatch.create({ ...writer, personId }, { client: trx })
      await addRows(trx, batch, clients)
      const order = { ...writer, kind: 'insights.client_reports.prepare', payload: { batchId: batch.id } }
      const task = await queueTask(trx, { ...order, total: clients.length })
      await batch.merge({ prepareTaskId: task.id }).save()
      return { batch, task }
    })
  }
}

function clientsOf(trx: Trx, { workspaceId }: ReportReader, personId: number | null): Promise<Client[]> {
  const query = Client.in({ id: workspaceId }, trx).where('clients.archived', 0)
  if (personId !== null) query.where('clients.responsible_id', personId)
  return query
    .orderBy('clients.name_folded')
    .orderBy('clients.id')
    .limit(MAX_BATCH_CLIENTS + 1)
    .select('clients.id') as unknown as Promise<Client[]>
}

async function addRows(trx: Trx, { id, workspaceId }: ClientReportBatch, clients: Client[]): Promise<void> {
  const at = toSqlInstant(clock.now())
  const fresh = { state: 'waiting', language: 'es', subject: '', body: '', matter_ids: '[]', version: 1 }
  const rows = clients.map((client) => ({
    ...{ workspace_id: workspaceId, batch_id: id, client_id: client.id, ...fresh },
    ...{ created_at: at, updated_at: at },
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx.table('client_report_drafts').multiInsert(rows.slice(from, from + ROWS_AT_ONCE))
}
