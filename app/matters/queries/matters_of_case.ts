import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { acrossFirms } from '#app/core/tenancy/rows'

/** A matter as a court's case is compared with it. */
export interface MatterOfCase {
  id: number
  workspaceId: number
  court: string | null
  courtId: number | null
}

/** The matters of all firms that have a case number, by its key (`keyOfCase`), the first ones first; not those in the trash or the archive. For work that is done for every firm. */
export async function mattersOfCase(
  trx: TransactionClientContract,
  caseKey: string,
  limit: number
): Promise<MatterOfCase[]> {
  const rows = await acrossFirms(trx, 'matters')
    .where({ case_key: caseKey, trashed: 0, archived: 0 })
    .orderBy('id')
    .limit(limit)
    .select('id', 'workspace_id', 'court', 'court_id')
  return rows.map(({ id, workspace_id: workspaceId, court, court_id: courtId }) => ({
    ...{ id: Number(id), workspaceId: Number(workspaceId) },
    ...{ court: court as string | null, courtId: courtId as number | null },
  }))
}
