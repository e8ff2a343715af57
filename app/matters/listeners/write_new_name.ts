import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ClientRenamed from '#app/clients/events/client_renamed'
import type Client from '#app/clients/models/client'
import { writeClientNames } from '#app/matters/actions/write_client_names'
import Matter from '#app/matters/models/matter'

const PAGE = 200

/** The matters of a client, as the main one or beside others, whoever sees them. */
function mattersNaming(trx: TransactionClientContract, { id, workspaceId }: Client) {
  return Matter.in({ id: workspaceId }, trx).where((query) => {
    const named = trx.from('matter_clients').where('client_id', id).select('matter_id')
    void query.where('matters.client_id', id).orWhereIn('matters.id', named)
  })
}

/** Matters call their clients by name. */
export default class WriteNewName {
  async handle({ trx, client }: ClientRenamed) {
    for (let last = 0; ;) {
      const matters = await mattersNaming(trx, client).where('matters.id', '>', last).orderBy('matters.id').limit(PAGE)
      for (const matter of matters)
        await writeClientNames(trx, matter, matter.clientId === client.id ? client : undefined)
      if (matters.length < PAGE) return
      last = matters.at(-1)!.id
    }
  }
}
