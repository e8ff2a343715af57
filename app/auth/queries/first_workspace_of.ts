import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import Workspace from '#app/workspaces/models/workspace'

/** The firm in which a person starts: the one that they joined first. Null for clients, operators and whoever has none. */
export async function firstWorkspaceOf(user: { id: number }): Promise<number | null> {
  const member = await db
    .from('members')
    .join(...joinOn(Workspace, 'members.workspace_id'))
    .whereNull('workspaces.deleted_at')
    .where('members.user_id', user.id)
    .orderBy('members.id')
    .select('members.workspace_id')
    .first()
  return member ? Number(member.workspace_id) : null
}
