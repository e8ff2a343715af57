import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#app/core/errors/refusal'
import Workspace from '#app/workspaces/models/workspace'

/**
 * A firm as it is now, held until the transaction ends: who changes its owner, its members or its data waits. Throws `workspaceNotFound`
 * when it was deleted meanwhile.
 */
export async function lockWorkspace(trx: TransactionClientContract, { id }: { id: number }): Promise<Workspace> {
  const workspace = await Workspace.query({ client: trx }).where('id', id).whereNull('deleted_at').forUpdate().first()
  if (!workspace) throw new Refusal('workspaceNotFound')
  return workspace
}
