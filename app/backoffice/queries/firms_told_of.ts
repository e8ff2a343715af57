import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The columns of an impersonation by which its beginning is found in the log. */
interface ImpersonationRow {
  admin_id: number
  user_id: number
  created_at: string | Date
}

/** In whose logs an impersonation began, the operators' own (null) among them: its end is written there too. */
export async function firmsToldOf(
  { admin_id, user_id, created_at }: ImpersonationRow,
  trx: TransactionClientContract
): Promise<(number | null)[]> {
  const begun = await trx
    .from('audit_entries')
    .where({ actor_id: admin_id, action: 'impersonation.started', subject_type: 'user', subject_id: String(user_id) })
    .where('at', '>=', created_at)
    .orderBy('id')
    .select('workspace_id')
  const firms = begun.map(({ workspace_id }) => (workspace_id === null ? null : Number(workspace_id)))
  return [...new Set(firms)]
}
