import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'

/** Deletes the deadlines of a matter with all that hangs on them. */
export async function eraseDocket(trx: Trx, matterId: number): Promise<void> {
  await rowsBy(trx, 'matter_deadline_alerts', { matter_id: matterId }).delete()
  await rowsBy(trx, 'matter_clock_acts', { matter_id: matterId }).delete()
  await rowsBy(trx, 'matter_deadline_revisions', { matter_id: matterId }).delete()
  await rowsBy(trx, 'matter_deadlines', { matter_id: matterId }).update({ parent_id: null })
  await rowsBy(trx, 'matter_deadlines', { matter_id: matterId }).delete()
  await rowsBy(trx, 'matter_triggers', { matter_id: matterId }).delete()
}
