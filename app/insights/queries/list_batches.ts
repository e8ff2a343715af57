import db from '@adonisjs/lucid/services/db'
import Task from '#app/core/tasks/models/task'
import { DRAFT_STATES, type DraftState } from '#app/insights/domain/draft_states'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import type { ReportReader } from '#app/insights/models/report'

export const BATCHES_PER_PAGE = 25
export const DRAFTS_PER_PAGE = 25

/** How many drafts are in each state. */
export type DraftCounts = Record<DraftState, number>

type CountRow = { batch_id: number; state: DraftState; total: number }

/** The drafts of some batches by their state: one query. */
async function countsOf(firm: { id: number }, ids: number[]): Promise<Map<number, DraftCounts>> {
  const rows = (await ClientReportDraft.in(firm)
    .whereIn('batch_id', ids)
    .groupBy('batch_id', 'state')
    .select('batch_id', 'state')
    .count('* as total')
    .pojo<CountRow>()) as unknown as CountRow[]
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => Number(row.batch_id) === id)
      const of = (state: DraftState) => Number(own.find((row) => row.state === state)?.total ?? 0)
      return [id, Object.fromEntries(DRAFT_STATES.map((state) => [state, of(state)])) as DraftCounts]
    })
  )
}

/** What somebody prepared, the latest first: four queries. */
export async function listBatches(reader: ReportReader, page: number) {
  const [counted] = (await ClientReportBatch.preparedBy(reader).count('* as total').pojo()) as unknown as [
    { total: number },
  ]
  const batches = await ClientReportBatch.preparedBy(reader)
    .preload('person')
    .orderBy('client_report_batches.id', 'desc')
    .limit(BATCHES_PER_PAGE)
    .offset((page - 1) * BATCHES_PER_PAGE)
  const ids = batches.map(({ id }) => id)
  const counts = await countsOf({ id: reader.workspaceId }, ids)
  return {
    batches: batches.map(({ id, person, createdAt }) => {
      return { id, person: person?.name ?? null, at: createdAt.toISO()!, counts: counts.get(id)! }
    }),
    paging: { page, perPage: BATCHES_PER_PAGE, total: Number(counted.total) },
  }
}

/** The drafts of a batch, by client, of one state when one is named; what became of those that were sent: four queries. */
export async function batchDrafts(
  batch: ClientReportBatch,
  { state, page }: { state: DraftState | null; page: number }
) {
  const firm = { id: batch.workspaceId }
  const counts = (await countsOf(firm, [batch.id])).get(batch.id)!
  const query = ClientReportDraft.in(firm).where('batch_id', batch.id)
  if (state !== null) query.where('client_report_drafts.state', state)
  const drafts = (await query
    .preload('client')
    .preload('report')
    .orderBy('client_report_drafts.id')
    .limit(DRAFTS_PER_PAGE)
    .offset((page - 1) * DRAFTS_PER_PAGE)) as ClientReportDraft[]
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    counts: { ...counts, all },
    drafts: drafts.map(({ id, state: own, problem, recipient, matterIds, client, report }) => ({
      ...{ id, state: own, problem, to: recipient, matters: matterIds.length },
      client: { id: client.id, name: client.name },
      email: report ? { state: report.state, reason: report.reason } : null,
    })),
    paging: { page, perPage: DRAFTS_PER_PAGE, total: state === null ? all : counts[state] },
  }
}

/** Id of the draft that is read after one: the next of the batch that waits for its review, from the first again; null when none does. */
export async function nextDraft({ id, batchId, workspaceId }: ClientReportDraft): Promise<number | null> {
  const next = await ClientReportDraft.in({ id: workspaceId })
    .where({ batchId, state: 'draft' })
    .whereNot('client_report_drafts.id', id)
    .orderByRaw(db.raw('case when client_report_drafts.id > ? then 0 else 1 end', [id]))
    .orderBy('client_report_drafts.id')
    .select('client_report_drafts.id')
    .first()
  return next?.id ?? null
}

/** What prepares or sends a batch, or did last; null when it is not known any more. */
export async function batchTask({ sendTaskId, prepareTaskId, workspaceId }: ClientReportBatch): Promise<Task | null> {
  const id = sendTaskId ?? prepareTaskId
  return id === null ? null : Task.in({ id: workspaceId }).where('tasks.id', id).first()
}
