import { partsOf } from '#app/core/contributions/define_module'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import { matterHolds } from '#app/matters/matter_parts'
import Matter from '#app/matters/models/matter'

const TABLES = ['charge_matters', 'recurring_charge_matters'] as const

/**
 * Charges outlive their matter, and behind the wall of one that is limited to its team they are only as long as it is there: it is opened to the firm first, or kept.
 */
export const matterHoldParts = partsOf(matterHolds, {
  key: 'private_charges',
  order: 20,
  async count(trx, { id }) {
    let count = 0
    for (const table of TABLES) {
      const walled = rowsBy(trx, table, { [`${table}.matter_id`]: id })
        .join(...joinOn(Matter, `${table}.matter_id`))
        .where('matters.private', 1)
      count += (await walled.select(`${table}.matter_id`).forUpdate()).length
    }
    return count
  },
})
