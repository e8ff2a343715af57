import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Viewer } from '#app/core/contributions/registries'
import { recordsChanged } from '#app/core/search/record_changes'
import type Client from '#app/clients/models/client'
import { updateSearchAliases } from '#app/matters/search_aliases'
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

/**
 * Writes the names of the clients of a matter anew, without saying that somebody worked on it; `main` takes the place of its main client. An
 * edit that is open becomes stale.
 */
export async function writeClientNames(trx: TransactionClientContract, matter: Matter, main?: Client): Promise<void> {
  if (main) matter.merge({ clientId: main.id, clientName: main.name })
  await updateSearchAliases(trx, matter)
  Matter.foldTexts(matter)
  const { clientId, clientName, clientFolded, alsoNamed, searchText } = matter
  await trx
    .from('matters')
    .where('id', matter.id)
    .update({
      client_id: clientId,
      client_name: clientName,
      client_folded: clientFolded,
      also_named: alsoNamed,
      search_text: searchText,
      version: matter.version + 1,
    })
  await recordsChanged(trx, matter.workspaceId, 'matter', [matter.id])
}
