import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Permission } from '#app/workspaces/permissions'

/** What somebody is in a firm. */
export interface Membership {
  userId: number
  workspaceId: number
  /** Owners may everything, others what their role says. */
  may(permission: string): boolean
}

type Narrow = (members: DatabaseQueryBuilderContract) => unknown

/** The memberships that a query narrows. `Also` are columns that it selects itself. */
export async function memberships<Also = unknown>(
  narrow: Narrow,
  client?: QueryClientContract
): Promise<(Membership & { row: Also })[]> {
  const query = (client ?? db)
    .from('members')
    .leftJoin('roles', 'roles.id', 'members.role_id')
    .join('workspaces', 'workspaces.id', 'members.workspace_id')
    .select('members.user_id', 'members.workspace_id', 'roles.permissions', 'workspaces.owner_id')
  narrow(query)
  return (await query).map((row) => {
    const granted = new Set<string>(JSON.parse(String(row.permissions ?? '[]')))
    const isOwner = Number(row.owner_id) === Number(row.user_id)
    const may = (permission: string) => isOwner || granted.has(permission)
    return { userId: Number(row.user_id), workspaceId: Number(row.workspace_id), may, row }
  })
}

/** The ids of the people of a firm who have a permission: the owner, and those whose role gives it. */
export async function peopleWho(
  permission: Permission,
  workspaceId: number,
  client?: QueryClientContract,
  narrow: Narrow = () => {}
): Promise<number[]> {
  const inFirm: Narrow = (members) => narrow(members.where('members.workspace_id', workspaceId))
  return (await memberships(inFirm, client)).filter(({ may }) => may(permission)).map(({ userId }) => userId)
}
