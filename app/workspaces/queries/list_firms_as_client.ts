import { clientLinks } from '#app/workspaces/client_links'
import Workspace from '#app/workspaces/models/workspace'

const MAX_FIRMS = 50

/** The firms that work for a person: those of which a client is linked to them, by name. */
export async function listFirmsAsClient(userId: number): Promise<{ id: number; name: string }[]> {
  const firms = await Workspace.query()
    .whereNull('deleted_at')
    .whereIn('id', clientLinks().firmIds(userId))
    .orderBy('name')
    .limit(MAX_FIRMS)
    .select('id', 'name')
  return firms.map(({ id, name }) => ({ id, name }))
}
