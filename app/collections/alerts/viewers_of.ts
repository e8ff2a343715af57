import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Viewer } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'

/** A person as they look at each of the firms in which they work. */
export async function viewersOf(trx: TransactionClientContract, userId: number): Promise<Viewer[]> {
  const rows = await trx
    .from('members')
    .join(...joinOn(Workspace, 'members.workspace_id'))
    .leftJoin(...joinOn(Role, 'members.role_id'))
    .where('members.user_id', userId)
    .select('members.workspace_id', 'workspaces.owner_id', 'roles.permissions')
  return rows.map(({ workspace_id: id, owner_id: ownerId, permissions }) => {
    const granted = new Set(JSON.parse(String(permissions ?? '[]')) as string[])
    const isOwner = Number(ownerId) === userId
    return { userId, workspaceId: Number(id), may: (permission) => isOwner || granted.has(permission) }
  })
}
