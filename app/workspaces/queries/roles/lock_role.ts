import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { fold } from '#app/core/text/fold'
import Role from '#app/workspaces/models/role'
import { MAX_ROLES } from '#app/workspaces/domain/role_fields'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

/** A firm and all its roles, held until the transaction ends: names are compared and changed by one person at a time. */
export async function lockRoles(trx: TransactionClientContract, workspace: { id: number }) {
  const firm = await lockWorkspace(trx, workspace)
  return { firm, roles: await Role.in(workspace, trx).orderBy('id').forUpdate() }
}

/** One role among them as it is now. Throws NotFound when somebody deleted it meanwhile. */
export function pick(roles: Role[], id: number): Role {
  const role = roles.find((each) => each.id === id)
  if (!role) throw new NotFound('roles')
  return role
}

/** Throws FieldProblem when a firm has another role of this name; capitals and accents do not make another name. */
export function assertNameFree(roles: Role[], name: string, except: number | null = null): void {
  const taken = roles.some((role) => role.id !== except && fold(role.name) === fold(name))
  if (taken) throw new FieldProblem('name', 'roles.problem.name_taken')
}

/** Throws FieldProblem when a firm has as many roles as it can have. */
export function assertRoomForOne(roles: Role[]): void {
  if (roles.length >= MAX_ROLES) throw new FieldProblem('name', 'roles.problem.too_many')
}
