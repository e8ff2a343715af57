import type { Trx } from '#app/core/database/trx'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import { DocumentProblem } from '#app/documents/document_problem'
import { occupy } from '#app/documents/storage/usage'
import { EXPORTED } from '#app/transfers/exported_tables'

/** What documents, proofs and the like occupy counts as if somebody had sent them. Throws TaskFailed beyond the quota of the firm. */
export async function countStorage(trx: Trx, firm: number): Promise<void> {
  let bytes = 0
  for (const { table, file } of EXPORTED) {
    if (!file || file.store === 'pictures') continue
    const { total } = await trx.from(table).where('workspace_id', firm).sum('size as total').first()
    bytes += Number(total ?? 0)
  }
  await occupy(trx, firm, bytes).catch((error: unknown) => {
    throw error instanceof DocumentProblem ? new TaskFailed('transfers.restore.error.quota') : error
  })
}
