import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { raiseSequence } from '#app/core/sequences/sequence'
import Member from '#app/workspaces/models/member'
import { isPermission } from '#app/workspaces/permissions'
import { createRoleValidator } from '#app/workspaces/validators/role'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import Role from '#app/workspaces/models/role'
import { rowsIn, wrongRow } from './json_rows.js'
import type { Restoring } from './restoring.js'

/** Roles that every firm has are the ones that are here; a firm's own come with the archive, with permissions that the product knows. */
export async function mapRoles(
  trx: TransactionClientContract,
  { archive, firm, remap, manifest }: Restoring
): Promise<void> {
  if (!manifest.tables.roles) return
  const here = await Role.in({ id: firm }, trx)
  for await (const [line, row] of rowsIn(archive, 'roles')) {
    const { id, key, name, description, permissions } = row
    if (typeof name !== 'string' || !Number.isSafeInteger(id)) throw wrongRow('roles', line)
    const known = here.find((role) => (key === null ? role.name === name : role.key === key))
    const role = known ?? (await ownRole(trx, firm, await asked({ name, description, permissions }, line)))
    await remap.keep(trx, known ? 'roles_here' : 'roles', [[Number(id), role.id]])
  }
}

function ownRole(
  trx: TransactionClientContract,
  firm: number,
  role: { name: string; description: string | null; permissions: string[] }
) {
  return Role.create({ ...role, workspaceId: firm, key: null, editable: true }, { client: trx })
}

/** A role as its form takes it. */
async function asked({ name, description, permissions }: ArchiveRow, line: number) {
  const input = { name, description, permissions: listed(permissions, line) }
  const [error, role] = await createRoleValidator.tryValidate(input)
  if (error) throw wrongRow('roles', line)
  return { ...role, description: role.description ?? null }
}

function listed(permissions: unknown, line: number): string[] {
  try {
    const told = JSON.parse(String(permissions)) as unknown
    if (Array.isArray(told)) return told.map(String).filter(isPermission)
  } catch {
    // Said below.
  }
  throw wrongRow('roles', line)
}

/** Numbers go on where they were: none is given twice. */
export async function mergeSequences(
  trx: TransactionClientContract,
  { archive, firm, manifest }: Restoring
): Promise<void> {
  if (!manifest.tables.sequences) return
  for await (const [line, { name, value }] of rowsIn(archive, 'sequences')) {
    if (typeof name !== 'string' || name.length > 60 || !Number.isSafeInteger(value)) throw wrongRow('sequences', line)
    await raiseSequence(trx, firm, { name, value: Number(value) })
  }
}

/** Members are those who are here, whom the archive names by their addresses. */
export async function mapMembers(
  trx: TransactionClientContract,
  { archive, firm, remap, manifest }: Restoring
): Promise<void> {
  if (!manifest.tables.members) return
  for await (const [, { id, user_id }] of rowsIn(archive, 'members')) {
    const user = (await remap.find(trx, 'people', [Number(user_id)])).get(Number(user_id))
    const member = await Member.in({ id: firm }, trx)
      .where('user_id', user ?? 0)
      .first()
    if (member) await remap.keep(trx, 'members', [[Number(id), member.id]])
  }
}
