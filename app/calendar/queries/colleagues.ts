import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import { memberships } from '#app/workspaces/queries/members/memberships'

const byName = new Intl.Collator('es')

/** Everybody who works in a firm, by name: whom an event may have attend. */
export async function colleagues(workspaceId: number): Promise<{ id: number; name: string }[]> {
  const members = await memberships<{ name: string }>((query) =>
    query
      .where('members.workspace_id', workspaceId)
      .join(...joinOn(User, 'members.user_id'))
      .select('users.name')
  )
  return members
    .map(({ userId, row }) => ({ id: userId, name: row.name }))
    .toSorted((one, other) => byName.compare(one.name, other.name))
}
