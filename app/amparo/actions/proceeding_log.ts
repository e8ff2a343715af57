import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type AmparoProceeding from '#app/amparo/models/amparo_proceeding'

/** What is told of a proceeding in the log of the firm, and in the history of its matter. */
export async function logProceeding(
  trx: Trx,
  author: Author,
  { id, workspaceId, matterId }: Pick<AmparoProceeding, 'id' | 'workspaceId' | 'matterId'>,
  told: { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> }
): Promise<void> {
  const subject = { type: 'amparo_proceeding', id }
  await record(trx, author, { workspaceId, subject, ...(matterId !== null && { matterId }), ...told })
}
