import { rowsBy } from '#app/core/tenancy/rows'
import type MatterErased from '#app/matters/events/matter_erased'

/** Proceedings and demands go with their matter. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    const rows = await rowsBy(trx, 'amparo_proceedings', { matter_id: matterId }).select('id')
    const ids = rows.map((row) => Number(row.id))
    await rowsBy(trx, 'amparo_demands', { matter_id: matterId }).delete()
    await rowsBy(trx, 'amparo_demands', { proceeding_id: ids }).update({ proceeding_id: null })
    await rowsBy(trx, 'amparo_proceedings', { parent_id: ids }).update({ parent_id: null })
    await rowsBy(trx, 'amparo_news_items', { proceeding_id: ids }).delete()
    await rowsBy(trx, 'amparo_followers', { proceeding_id: ids }).delete()
    await rowsBy(trx, 'amparo_proceedings', { id: ids }).delete()
  }
}
