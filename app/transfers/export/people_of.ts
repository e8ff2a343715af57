import type { Knex } from 'knex'
import { joinOn } from '#app/core/models/join_on'
import Role from '#app/workspaces/models/role'

/** A person whom the rows of a firm name. */
export interface ArchivedPerson {
  id: number
  name: string
  /** Null for somebody whose account is gone. */
  email: string | null
  isOwner: boolean
  isMember: boolean
  /** Name of their role in the firm. */
  role: string | null
}

const AT_ONCE = 500

/** The members of a firm and whoever else its rows name, by id. People who came with an earlier import keep the address that they came with. */
export async function peopleOf(knex: Knex, firm: number, named: Iterable<number>): Promise<ArchivedPerson[]> {
  const members = await knex('members')
    .where('members.workspace_id', firm)
    .leftJoin(...joinOn(Role, 'members.role_id'))
    .select('members.user_id', 'roles.name')
  const roles = new Map(members.map(({ user_id, name }) => [Number(user_id), name as string | null]))
  const owner = Number((await knex('workspaces').where('id', firm).first('owner_id')).owner_id)
  const came = await knex('imported_people').where('workspace_id', firm).select('user_id', 'email', 'role')
  const earlier = new Map(came.map((row) => [Number(row.user_id), row]))
  const ids = [...new Set([...roles.keys(), owner, ...named])].sort((one, other) => one - other)
  const people: ArchivedPerson[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const users = await knex('users')
      .whereIn('id', ids.slice(at, at + AT_ONCE))
      .orderBy('id')
      .select('id', 'name', 'email', 'deleted_at')
    for (const { id, name, email, deleted_at } of users) {
      const before = earlier.get(Number(id))
      const address = before ? before.email : deleted_at ? null : email
      const role = roles.get(Number(id)) ?? before?.role ?? null
      people.push({
        id: Number(id),
        name,
        email: address,
        isOwner: Number(id) === owner,
        isMember: roles.has(Number(id)),
        role,
      })
    }
  }
  return people
}
