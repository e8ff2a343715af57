import type { Trx } from '#app/core/database/trx'
import type Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'

/** The ids of the concepts of a charge, in their order. */
export async function conceptsOf({ id }: Charge, trx: Trx): Promise<number[]> {
  const items = await ChargeItem.byKey('charge_id', id, trx).orderBy('position').select('id')
  return items.map((item) => item.id)
}
