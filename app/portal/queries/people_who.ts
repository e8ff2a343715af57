import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Permission } from '#app/workspaces/permissions'
import { joinOn } from '#app/core/models/join_on'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'

/** The ids of the people of a firm who have a permission: the owner, and those whose role gives it. */
export async function peopleWho(
  trx: TransactionClientContract,
  workspaceId: number,
  permission: Permission
): Promise<number[]> {
  const rows = await trx
    .from('members')
    .leftJoin(...joinOn(Role, 'members.role_id'))
    .join(...joinOn(Workspace, 'members.workspace_id'))
    .where('members.workspace_id', workspaceId)
    .select('members.user_id as id', 'roles.permissions', 'workspaces.owner_id as owner')
  const has = (permissions: unknown) => (JSON.parse(String(permissions ?? '[]')) as string[]).includes(permission)
  return rows.filter(({ id, owner, permissions }) => id === owner || has(permissions)).map(({ id }) => Number(id))
}
