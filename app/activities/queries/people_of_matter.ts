import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'

/** A person who works in the firm. */
export type Person = {
  id: number
  name: string
}

interface Row {
  id: number
  name: string
  permissions: string | null
}

const byName = new Intl.Collator('es')

/** What of a matter says who may know of it. */
export type Known = { id: number; workspaceId: number; private: boolean }

/** The people of the firm who may see a matter, by name: who may read matters, and of them the team when it is limited to that. */
export async function peopleWhoSee(matter: Known, client?: QueryClientContract): Promise<Person[]> {
  const team = matter.private ? await teamOf(matter, client) : null
  const all = await peopleWhoRead(matter.workspaceId, client)
  return team ? all.filter(({ id }) => team.has(id)) : all
}

/** The people of a firm whose role lets them read matters, by name. */
export async function peopleWhoRead(workspaceId: number, client?: QueryClientContract): Promise<Person[]> {
  const rows: Row[] = await (client ?? db)
    .from('members')
    .join(...joinOn(User, 'members.user_id'))
    .join(...joinOn(Workspace, 'members.workspace_id'))
    .leftJoin(...joinOn(Role, 'members.role_id'))
    .where('members.workspace_id', workspaceId)
    .select('users.id', 'users.name', 'roles.permissions')
    .select((client ?? db).raw('CASE WHEN workspaces.owner_id = users.id THEN 1 ELSE 0 END AS is_owner'))
  return rows
    .filter((row) => mayRead(row as Row & { is_owner: number }))
    .map(({ id, name }) => ({ id: Number(id), name }))
    .sort((a, b) => byName.compare(a.name, b.name))
}

const mayRead = ({ permissions, is_owner }: Row & { is_owner: number }) =>
  Number(is_owner) === 1 || String(permissions ?? '').includes('"expedientes:leer"')

async function teamOf(matter: Known, client?: QueryClientContract): Promise<Set<number>> {
  const rows = await (client ?? db).from('matter_team').where('matter_id', matter.id).select('user_id')
  return new Set(rows.map(({ user_id }) => Number(user_id)))
}
