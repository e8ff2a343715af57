import Workspace from '#app/workspaces/models/workspace'

const MAX_WORKSPACES = 50

/** The firms in which a person works, by name, for the switcher. Deleted ones are gone. */
export function listWorkspacesOf(userId: number): Promise<Workspace[]> {
  return Workspace.query()
    .whereNull('deleted_at')
    .whereIn('id', (query) => query.from('members').where('user_id', userId).select('workspace_id'))
    .orderBy('name')
    .limit(MAX_WORKSPACES)
}
