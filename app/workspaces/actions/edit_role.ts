import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { Identity } from '#app/workspaces/identity'
import type Role from '#app/workspaces/models/role'
import type { Permission } from '#app/workspaces/permissions'
import { peopleOfRole } from '#app/workspaces/queries/members/people_of_role'
import { assertNameFree, lockRoles, pick } from '#app/workspaces/queries/roles/lock_role'
import {
  assertMayGive,
  fingerprintOf,
  storedRoleFields,
  type RoleFields,
  type StoredRoleFields,
} from '#app/workspaces/domain/role_fields'
import { notifyRoleMembers } from './notify_role_members.js'

/** What a form sends beside the fields: the state of the role when the person began. */
export type RoleEdit = RoleFields & { fingerprint: string }

/** Changes a role; those who have it may at once what it says then. */
export class EditRole {
  /**
   * Throws NoAccess for an added permission that the person lacks, FieldProblem when the name is taken or when somebody else changed
   * the role since the person began. Returns whether anything changed.
   */
  async handle(author: Author, identity: Identity, role: Role, { fingerprint, ...fields }: RoleEdit): Promise<boolean> {
    const stored = storedRoleFields(fields)
    return db.transaction(async (trx) => {
      const { firm, roles } = await lockRoles(trx, { id: role.workspaceId })
      const current = pick(roles, role.id)
      if (fingerprintOf(current) !== fingerprint) throw new FieldProblem('fingerprint', 'roles.problem.stale')
      assertMayGive(identity, added(current, stored))
      assertNameFree(roles, stored.name, current.id)
      const [before, after] = changes(current, stored)
      if (Object.keys(after).length === 0) return false
      await current.merge(after).save()
      if (after.permissions) {
        const news = { kind: 'role_edited' as const, firm: firm.name, role: current.name }
        await notifyRoleMembers(trx, await peopleOfRole(trx, current), news)
      }
      const subject = { type: 'role', id: current.id }
      await record(trx, author, { workspaceId: current.workspaceId, action: 'role.edited', subject, before, after })
      return true
    })
  }
}

function added(current: Role, next: StoredRoleFields): Permission[] {
  return next.permissions.filter((permission) => !current.permissions.includes(permission))
}

type Changed = Partial<StoredRoleFields>

/** What differs: the old values and the new ones. */
function changes(current: Role, next: StoredRoleFields): [Record<string, unknown>, Changed] {
  const asText = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value)
  const names = (['name', 'description', 'permissions'] as const).filter(
    (name) => asText(current[name]) !== asText(next[name])
  )
  const only = (of: Role | StoredRoleFields) => Object.fromEntries(names.map((name) => [name, of[name]]))
  return [only(current), only(next) as Changed]
}
