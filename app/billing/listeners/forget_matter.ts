import { record } from '#app/core/audit/audit_log'
import { SYSTEM } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'
import RecurringCharge from '#app/billing/models/recurring_charge'
import type MatterErased from '#app/matters/events/matter_erased'

/** Charges outlive the matters that they are of: the concepts keep their text and amounts, and the log says that they are of no matter any more. */
export default class ForgetMatter {
  async handle({ trx, matterId, workspaceId }: MatterErased) {
    const charges = await rowsBy(trx, 'charge_matters', { 'charge_matters.matter_id': matterId })
      .join('charges', 'charges.id', 'charge_matters.charge_id')
      .orderBy('charges.id')
      .select('charges.id', 'charges.reference')
    await rowsBy(trx, 'charge_items', { matter_id: matterId }).update({ matter_id: null })
    await rowsBy(trx, 'charge_matters', { matter_id: matterId }).delete()
    await forgetInRecurring(trx, workspaceId, matterId)
    for (const { id, reference } of charges) {
      const subject = { type: 'charge', id: Number(id) }
      await record(trx, SYSTEM, { workspaceId, action: 'charge.matter_erased', subject, after: { reference } })
    }
  }
}

/** What is charged again later would name a matter that is not there. */
async function forgetInRecurring(trx: Trx, workspaceId: number, matterId: number): Promise<void> {
  const naming = await RecurringCharge.in({ id: workspaceId }, trx).whereIn(
    'recurring_charges.id',
    rowsBy(trx, 'recurring_charge_matters', { matter_id: matterId }).select('recurring_id')
  )
  await rowsBy(trx, 'recurring_charge_matters', { matter_id: matterId }).delete()
  for (const recurring of naming) {
    const items = recurring.fields.items.map((item) =>
      item.matterId === matterId ? { ...item, matterId: null } : item
    )
    await recurring.merge({ fields: { ...recurring.fields, items }, version: recurring.version + 1 }).save()
  }
}
