import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import Workspace from '#app/workspaces/models/workspace'

const MAX_FIRMS = 50

/** A firm as its clients see it. */
export type ClientFirm = {
  id: number
  name: string
  /** Key of its logo; its initials stand for it without one. */
  logo: string | null
}

/** The firms that work for a person, by name: those of which a client is linked to them, and those of the matters that they follow. */
export async function firmsOfClient(userId: number): Promise<ClientFirm[]> {
  const firms = await Workspace.query()
    .whereNull('deleted_at')
    .where((either) => {
      void either
        .whereIn('id', Client.linkedTo(userId).select('clients.workspace_id'))
        .orWhereIn('id', Matter.followedBy(userId).select('matters.workspace_id'))
    })
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_FIRMS)
    .select('id', 'name', 'logo')
  return firms.map(({ id, name, logo }) => ({ id, name, logo }))
}
