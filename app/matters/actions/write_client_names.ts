import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordsChanged } from '#app/core/search/record_changes'
import type Client from '#app/clients/models/client'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'
import { updateSearchAliases } from '#app/matters/search_aliases'

/**
 * Writes the names of the clients of a matter anew, without saying that somebody worked on it; `main` takes the place of its main client. An
 * edit that is open becomes stale.
 */
export async function writeClientNames(trx: TransactionClientContract, matter: Matter, main?: Client): Promise<void> {
  if (main) matter.merge({ clientId: main.id, clientName: main.name })
  await updateSearchAliases(trx, matter)
  Matter.foldTexts(matter)
  const { clientId, clientName, clientFolded, alsoNamed, searchText } = matter
  await rowsBy(trx, 'matters', { id: matter.id }).update({
    client_id: clientId,
    client_name: clientName,
    client_folded: clientFolded,
    also_named: alsoNamed,
    search_text: searchText,
    version: matter.version + 1,
  })
  await recordsChanged(trx, matter.workspaceId, 'matter', [matter.id])
}
