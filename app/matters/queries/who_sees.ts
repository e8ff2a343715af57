import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Permission } from '#app/workspaces/permissions'
import { joinOn } from '#app/core/models/join_on'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'

const READ: Permission = 'expedientes:leer'

/** The ids of those who work in the firm and may see a matter: the owner and whoever may read matters, or only the team when it is limited to it. */
export async function whoSees(
  { id, workspaceId, private: isPrivate }: { id: number; workspaceId: number; private: boolean },
  trx?: TransactionClientContract
): Promise<number[]> {
  const query = (trx ?? db)
    .from('members')
    .leftJoin(...joinOn(Role, 'members.role_id'))
    .join(...joinOn(Workspace, 'members.workspace_id'))
    .where('members.workspace_id', workspaceId)
  if (isPrivate)
    void query.whereIn(
      'members.user_id',
      (team) => void team.from('matter_team').where('matter_id', id).select('user_id')
    )
  const rows = await query.select('members.user_id', 'roles.permissions', 'workspaces.owner_id')
  const may = (permissions: unknown) => (JSON.parse(String(permissions ?? '[]')) as string[]).includes(READ)
  return rows
    .filter(({ user_id: userId, owner_id: ownerId, permissions }) => userId === ownerId || may(permissions))
    .map(({ user_id: userId }) => Number(userId))
}
