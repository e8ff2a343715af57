import db from '@adonisjs/lucid/services/db'
import type { Tenant } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import { fold } from '#app/core/text/fold'
import Group from '#app/workspaces/models/group'

export interface GroupMemberLine {
  /** Id of the membership. */
  id: number
  name: string
  email: string
  userId: number
  picture: string | null
}

const byName = (one: { name: string }, other: { name: string }) => (fold(one.name) < fold(other.name) ? -1 : 1)

/** The groups of a firm by name, each with its members by name, in two queries. */
export async function listGroups(workspace: Tenant) {
  const groups = (await Group.in(workspace)).sort(byName)
  const rows = await db
    .from('group_members as gm')
    .join('groups as g', 'g.id', 'gm.group_id')
    .join('members as m', 'm.id', 'gm.member_id')
    .join(...joinOn(User, 'm.user_id', 'u'))
    .where('g.workspace_id', workspace.id)
    .select('gm.group_id', 'm.id', 'u.name', 'u.email', 'u.id as user_id', 'u.picture')
  return groups.map((group) => ({
    group,
    members: rows
      .filter((row) => Number(row.group_id) === group.id)
      .map(lineOf)
      .sort(byName),
  }))
}

function lineOf(row: Record<string, unknown>): GroupMemberLine {
  return {
    id: Number(row.id),
    name: String(row.name),
    email: String(row.email),
    userId: Number(row.user_id),
    picture: (row.picture as string | null) ?? null,
  }
}

/** Everybody in the firm by name, to be put into a group. */
export async function listMemberNames(workspace: Tenant): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .from('members as m')
    .join(...joinOn(User, 'm.user_id', 'u'))
    .where('m.workspace_id', workspace.id)
    .select('m.id', 'u.name')
  return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) })).sort(byName)
}
