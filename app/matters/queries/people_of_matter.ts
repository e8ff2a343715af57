import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import MatterTeam from '#app/matters/models/matter_team'
import { memberships } from '#app/workspaces/queries/members/memberships'

/** A person who works in the firm. */
export type Person = {
  id: number
  name: string
}

const byName = new Intl.Collator('es')

/** What of a matter says who may know of it. */
export type Known = { id: number; workspaceId: number; private: boolean }

/** The people of the firm who may see a matter, by name: who may read matters, and of them the team when it is limited to that. */
export async function peopleWhoSee(matter: Known, client?: QueryClientContract): Promise<Person[]> {
  const team = matter.private ? new Set(await MatterTeam.idsOf(matter.id, client)) : null
  const all = await peopleWhoRead(matter.workspaceId, client)
  return team ? all.filter(({ id }) => team.has(id)) : all
}

/** The people of a firm whose role lets them read matters, by name. */
export async function peopleWhoRead(workspaceId: number, client?: QueryClientContract): Promise<Person[]> {
  const named = (members: DatabaseQueryBuilderContract) =>
    members
      .where('members.workspace_id', workspaceId)
      .join(...joinOn(User, 'members.user_id'))
      .select('users.name')
  return (await memberships<{ name: string }>(named, client))
    .filter(({ may }) => may('expedientes:leer'))
    .map(({ userId, row }) => ({ id: userId, name: row.name }))
    .sort((a, b) => byName.compare(a.name, b.name))
}
