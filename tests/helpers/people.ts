import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import type Workspace from '#app/workspaces/models/workspace'
import { FoundWorkspace, type BuiltInRoleKey } from '#app/workspaces/actions/found_workspace'
import type { Permission } from '#app/workspaces/permissions'

export const PASSWORD = 'Una contraseña larga 1'

let count = 0

/** A person who can sign in with PASSWORD. Hashing is slow on purpose, so it is done only for whom `withPassword` asks. */
export async function person(
  attributes: Partial<{
    name: string
    email: string
    type: 'lawyer' | 'client'
    isAdmin: boolean
    language: 'es' | 'en'
  }> = {},
  withPassword = false
) {
  count++
  const user = new User()
  user.merge({
    name: `Persona ${count}`,
    email: `persona-${count}-${randomUUID().slice(0, 8)}@ejemplo.mx`,
    type: 'lawyer',
    isAdmin: false,
    language: 'es',
    theme: 'system',
    profileComplete: true,
    emailVerifiedAt: clock.now(),
    ...attributes,
  })
  if (withPassword) await user.setPassword(PASSWORD)
  return user.save()
}

export interface Firm {
  workspace: Workspace
  owner: User
  /** Adds a new person to the firm with a built-in role. */
  hire(role: BuiltInRoleKey): Promise<User>
  /** Adds a new person with exactly these permissions. */
  hireWith(permissions: Permission[]): Promise<User>
}

/** A firm with its owner and built-in roles. */
export async function firm(name = 'Despacho de prueba'): Promise<Firm> {
  const owner = await person({ name: 'Olga Dueñas' })
  const slug = `despacho-${randomUUID().slice(0, 8)}`
  const { workspace, roleOf } = await db.transaction((trx) => new FoundWorkspace().handle(trx, owner, { name, slug }))
  async function join(roleId: number) {
    const user = await person()
    await Member.create({ workspaceId: workspace.id, userId: user.id, roleId })
    return user
  }
  return {
    workspace,
    owner,
    hire: (role) => join(roleOf(role).id),
    async hireWith(permissions) {
      const role = await Role.create({
        workspaceId: workspace.id,
        key: null,
        name: `Rol ${++count}`,
        permissions,
        editable: true,
      })
      return join(role.id)
    },
  }
}
