import type { Trx } from '#app/core/database/trx'
import { raiseSequence } from '#app/core/sequences/sequence'
import { rowsBy } from '#app/core/tenancy/rows'

/** Has the numbers of a firm whose charges and payments came from elsewhere go on after the highest of them. */
export async function raiseNumbers(trx: Trx, workspaceId: number): Promise<void> {
  const ofFirm = { workspace_id: workspaceId }
  const series = await rowsBy(trx, 'charges', ofFirm)
    .whereNotNull('number')
    .groupBy('series')
    .select('series')
    .max('number as highest')
  for (const { series: name, highest } of series)
    await raiseSequence(trx, workspaceId, { name: `charges:${String(name ?? '')}`, value: Number(highest) })
  const { highest } = await rowsBy(trx, 'payments', ofFirm).max('number as highest').first()
  if (highest) await raiseSequence(trx, workspaceId, { name: 'payments', value: Number(highest) })
}
