import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'

/** The earliest last day of what still runs, by matter. */
export async function nextDeadlineDays(trx: Trx, matterIds: number[]): Promise<Map<number, string>> {
  const rows = await rowsBy(trx, 'matter_deadlines', { matter_id: matterIds })
    .where('open', 1)
    .whereNotNull('last_day')
    .groupBy('matter_id')
    .select('matter_id')
    .min('last_day as day')
  return new Map(rows.map(({ matter_id, day }) => [Number(matter_id), String(day)]))
}
