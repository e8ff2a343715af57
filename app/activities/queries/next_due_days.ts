import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsBy } from '#app/core/tenancy/rows'

/** The earliest day on which something that is still open is due, by matter. */
export async function nextDueDays(trx: TransactionClientContract, matterIds: number[]): Promise<Map<number, string>> {
  const rows = await rowsBy(trx, 'activities', { matter_id: matterIds })
    .where('open', 1)
    .whereNotNull('due_on')
    .groupBy('matter_id')
    .select('matter_id')
    .min('due_on as day')
  return new Map(rows.map(({ matter_id, day }) => [Number(matter_id), String(day)]))
}
