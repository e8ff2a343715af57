import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import type Role from '#app/workspaces/models/role'

export const NAMES_PER_PAGE = 20

/** Somebody who has a role. */
export interface RoleMember {
  id: number
  name: string
  userId: number
  picture: string | null
}

/** One page of the people who have a role, by name, and how many there are. */
export async function membersOfRole(role: Role, page = 1) {
  const having = () => db.from('members').where({ workspace_id: role.workspaceId, role_id: role.id })
  const [{ total }] = await having().count('* as total')
  const rows: RoleMember[] = await having()
    .join(...joinOn(User, 'members.user_id'))
    .orderBy('users.name')
    .orderBy('members.id')
    .limit(NAMES_PER_PAGE)
    .offset((page - 1) * NAMES_PER_PAGE)
    .select('members.id', 'users.name', 'users.id as userId', 'users.picture')
  const people = rows.map((row) => ({ ...row, id: Number(row.id), userId: Number(row.userId) }))
  return { people, paging: { total: Number(total), page, perPage: NAMES_PER_PAGE } }
}
