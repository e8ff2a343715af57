import { createHash } from 'node:crypto'
import { NoAccess } from '#app/core/errors/no_access'
import type { Identity } from '../identity.js'
import type Role from '../models/role.js'
import { isPermission, type Permission } from '../permissions.js'
import { withNeeded } from './permission_needs.js'

/** Most roles of a firm, the built-in ones included. */
export const MAX_ROLES = 100

/** What a form says of a role. */
export interface RoleFields {
  name: string
  description?: string | null
  permissions: string[]
}

/** A role as it is stored. */
export interface StoredRoleFields {
  name: string
  description: string | null
  permissions: Permission[]
}

/** What is stored of a form: permissions with those that they need. */
export function storedRoleFields({ name, description, permissions }: RoleFields): StoredRoleFields {
  return { name, description: description ?? null, permissions: withNeeded(permissions) }
}

/** Tells two states of a role apart. Who saves names the state that they began with. */
export function fingerprintOf({ name, description, permissions }: Role): string {
  const state = JSON.stringify([name, description, permissions.filter(isPermission).sort()])
  return createHash('sha256').update(state).digest('hex').slice(0, 32)
}

/** Nobody gives away what they lack. Throws NoAccess with the first such permission; the owner of a firm lacks none. */
export function assertMayGive(identity: Identity, permissions: readonly Permission[]): void {
  const lacking = permissions.find((permission) => !identity.may(permission))
  if (lacking) throw new NoAccess({ permission: lacking })
}
