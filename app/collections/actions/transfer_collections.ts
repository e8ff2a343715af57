import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { joinOn } from '#app/core/models/join_on'
import { acrossFirms } from '#app/core/tenancy/rows'
import Workspace from '#app/workspaces/models/workspace'

/**
 * Gives the shared collections of somebody who leaves to the owner of each firm: what the firm reads stays the firm's. What they kept for
 * themselves stays unseen, and is there again should they come back.
 */
export async function transferCollections(
  trx: TransactionClientContract,
  { userId, workspaceId }: { userId: number; workspaceId?: number }
): Promise<void> {
  const shared = () => {
    const query = acrossFirms(trx, 'collections').where('collections.owner_id', userId).whereNot('sharing', 'private')
    return workspaceId === undefined ? query : query.where('workspace_id', workspaceId)
  }
  const firms = await shared()
    .join(...joinOn(Workspace, 'collections.workspace_id'))
    .distinct('workspaces.id as id', 'workspaces.owner_id as owner')
  for (const { id, owner } of firms)
    await shared()
      .where('workspace_id', Number(id))
      .update({ owner_id: Number(owner) })
}
