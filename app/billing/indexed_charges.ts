import db from '@adonisjs/lucid/services/db'
import { partsOf } from '#app/core/contributions/define_module'
import { joinOn } from '#app/core/models/join_on'
import { recordLoaders } from '#app/core/search/indexed_records'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { shortened } from '#app/core/text/shortened'
import Client from '#app/clients/models/client'

/** Letters of a concept that are told beside a charge. */
const TOLD = 80

/** A charge is found by its number, its client and its concepts; who may see it is asked of the charge, not of one matter. */
export const indexedChargesParts = partsOf(recordLoaders, {
  key: 'charge',
  async load(ids) {
    const rows = await rowsBy(db, 'charges', { 'charges.id': ids })
      .join(...joinOn(Client, 'charges.client_id'))
      .select('charges.id', 'charges.workspace_id', 'charges.reference', 'clients.name')
    const items = await rowsBy(db, 'charge_items', { charge_id: ids })
      .orderBy(['charge_id', 'position'])
      .select('charge_id', 'description')
    const itemsOf = Map.groupBy(items, ({ charge_id: id }) => Number(id))
    return rows.map(({ id, workspace_id: workspaceId, reference, name }) => {
      const concepts = (itemsOf.get(Number(id)) ?? []).map(({ description }) => String(description))
      return {
        id: Number(id),
        workspaceId: Number(workspaceId),
        matterId: null,
        title: [reference, name].filter(Boolean).join(' · '),
        context: shortened(concepts[0] ?? '', TOLD),
        text: concepts.join('\n'),
      }
    })
  },
  async idsAfter(id, limit) {
    const rows = acrossFirms(db, 'charges').where('id', '>', id).orderBy('id').limit(limit)
    return (await rows.select('id')).map((row) => Number(row.id))
  },
})
