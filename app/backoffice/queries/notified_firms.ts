import type Impersonation from '#app/accounts/models/impersonation'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { toSqlInstant } from '#app/core/models/columns'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** In whose logs an impersonation began, the operators' own (null) among them: its end is written there too. */
export async function notifiedFirms(
  { adminId, userId, createdAt }: Impersonation,
  trx: TransactionClientContract
): Promise<(number | null)[]> {
  const begun = await AuditEntry.query({ client: trx })
    .where({ actor_id: adminId, action: 'impersonation.started', subject_type: 'user', subject_id: String(userId) })
    .where('at', '>=', toSqlInstant(createdAt))
    .orderBy('id')
    .select('workspace_id')
  return [...new Set(begun.map(({ workspaceId }) => workspaceId))]
}
