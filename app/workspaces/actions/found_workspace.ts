import { MEXICO_ZONE } from '#app/core/mexico'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'
import { BUILT_IN_ROLES } from '#app/workspaces/permissions'

export type BuiltInRoleKey = (typeof BUILT_IN_ROLES)[number]['key']

/** Founds a firm: its built-in roles, and its owner as first member. */
export class FoundWorkspace {
  async handle(
    trx: TransactionClientContract,
    owner: User,
    firm: { name: string; slug: string; city?: string; state?: string }
  ) {
    const workspace = await Workspace.create({ ...firm, ownerId: owner.id, timeZone: MEXICO_ZONE }, { client: trx })
    const roles = await Role.createMany(
      BUILT_IN_ROLES.map(({ key, name, permissions }) => ({
        workspaceId: workspace.id,
        key,
        name,
        description: null,
        permissions: [...permissions],
        editable: false,
      })),
      { client: trx }
    )
    const roleOf = (key: BuiltInRoleKey) => roles.find((role) => role.key === key)!
    await Member.create({ workspaceId: workspace.id, userId: owner.id, roleId: roleOf('owner').id }, { client: trx })
    return { workspace, roleOf }
  }
}
