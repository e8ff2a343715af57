import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'

/** Deletes hearings with who attends and what is brought. */
export async function eraseHearings(trx: Trx, ids: number[]): Promise<void> {
  await rowsBy(trx, 'hearing_people', { hearing_id: ids }).delete()
  await rowsBy(trx, 'hearing_documents', { hearing_id: ids }).delete()
  await rowsBy(trx, 'hearing_results', { hearing_id: ids }).delete()
  await rowsBy(trx, 'hearings', { deferred_from_id: ids }).update({ deferred_from_id: null })
  await rowsBy(trx, 'hearings', { id: ids }).delete()
}
