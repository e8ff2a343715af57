import { partsOf } from '#app/core/contributions/define_module'
import { rowsBy } from '#app/core/tenancy/rows'
import { clientReferences } from '#app/clients/client_parts'
import Cfdi from '#app/cfdi/models/cfdi'

/** Databases take only so many values in a statement. */
const AT_ONCE = 1_000

/** Tax documents follow their client into another one, and back. */
export const clientReferenceParts = partsOf(clientReferences, {
  key: 'cfdis',
  order: 33,
  async count({ id }, viewer) {
    const [row] = await Cfdi.seenBy(viewer)
      .where('cfdis.client_id', id)
      .count('* as total')
      .pojo<{ total: number | string }>()
    return Number(row?.total ?? 0)
  },
  async move(trx, from, to) {
    const rows = await rowsBy(trx, 'cfdis', { client_id: from.id }).orderBy('id').select('id')
    await rowsBy(trx, 'cfdis', { client_id: from.id }).update({ client_id: to.id })
    return rows.map(({ id }) => Number(id))
  },
  async moveBack(trx, moved, { from, to }) {
    const ids = moved as number[]
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await rowsBy(trx, 'cfdis', { id: ids.slice(at, at + AT_ONCE) })
        .where('client_id', to.id)
        .update({ client_id: from.id })
  },
})
