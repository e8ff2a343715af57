import type { Viewer } from '#app/core/contributions/registries'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

/** How many matters each of some clients has, as far as somebody sees them. Clients without any are left out. */
export async function countMattersOf(viewer: Viewer, clientIds: number[]): Promise<Map<number, number>> {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return new Map()
  const rows = (await Matter.seenBy(viewer)
    .join('matter_clients', 'matter_clients.matter_id', 'matters.id')
    .whereIn('matter_clients.client_id', clientIds)
    .groupBy('matter_clients.client_id')
    .select('matter_clients.client_id as client')
    .count('* as total')
    .pojo<{ client: number; total: number | string }>()) as { client: number; total: number | string }[]
  return new Map(rows.map(({ client, total }) => [Number(client), Number(total)]))
}

/** The matters of a client that somebody sees. */
export function mattersOfClient(viewer: MatterViewer, clientId: number) {
  return Matter.seenBy(viewer).whereIn(
    'matters.id',
    (query) => void query.from('matter_clients').where('client_id', clientId).select('matter_id')
  )
}
