import type { ApiClient } from '@japa/api-client'
import AuditEntry from '#app/core/audit/models/audit_entry'
import Role from '#app/workspaces/models/role'
import type { Permission } from '#app/workspaces/permissions'
import { fingerprintOf } from '#app/workspaces/domain/role_fields'
import { firm, PASSWORD, type Firm } from '#tests/helpers/people'
import { atDesk } from '../matters/desk.js'

export const ROLES = '/law-firm/settings/roles'

/** A role that a firm made for itself. */
export function roleOf({ workspace }: Pick<Firm, 'workspace'>, name: string, permissions: Permission[]) {
  const values = { workspaceId: workspace.id, key: null, name, description: null, permissions, editable: true }
  return Role.create(values)
}

export async function builtIn({ workspace }: Pick<Firm, 'workspace'>, key: string): Promise<Role> {
  return Role.in(workspace).where('key', key).firstOrFail()
}

/** A firm whose owner, with a password, is at the desk. */
export async function ownersDesk(client: ApiClient) {
  const ours = await firm('Ibarra Lozano')
  await ours.owner.setPassword(PASSWORD)
  await ours.owner.save()
  return { ours, desk: await atDesk(client, ours.owner, ours.workspace) }
}

/** What the form of a role sends. */
export function formOf(role: Role, changes: Record<string, unknown> = {}) {
  const { name, description, permissions } = role
  return { name, description, permissions, fingerprint: fingerprintOf(role), ...changes }
}

/** Audit entries about a role, oldest first. */
export function auditEntriesOf({ id }: { id: number }) {
  return AuditEntry.query()
    .where({ subjectType: 'role', subjectId: String(id) })
    .orderBy('id')
}
