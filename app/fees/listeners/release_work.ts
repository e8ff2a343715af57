import type ChargeReleased from '#app/billing/events/charge_released'
import { rowsBy } from '#app/core/tenancy/rows'

/** What was charged with a charge that is called off may be charged again. */
export default class ReleaseWork {
  async handle({ trx, chargeId }: ChargeReleased) {
    for (const table of ['time_entries', 'matter_expenses'])
      await rowsBy(trx, table, { charge_id: chargeId }).update({ charge_id: null, charge_item_id: null })
    await rowsBy(trx, 'fee_charges', { charge_id: chargeId }).delete()
  }
}
