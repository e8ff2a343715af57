import type { Trx } from '#app/core/database/trx'
import type { ActivityState } from '#app/activities/domain/activity_fields'
import { rowsBy } from '#app/core/tenancy/rows'

/** Distance between neighbours, so that something fits in between without moving the others. */
const GAP = 1_024

const column = (trx: Trx, matterId: number, state: ActivityState) =>
  rowsBy(trx, 'activities', { matter_id: matterId, state })

async function edge(trx: Trx, matterId: number, { state, end }: { state: ActivityState; end: 'min' | 'max' }) {
  const row = await column(trx, matterId, state)[end]('position as place').first()
  return row?.place === null || row?.place === undefined ? null : Number(row.place)
}

/** The place below all others of a column of the board. */
export async function endOfColumn(trx: Trx, matterId: number, state: ActivityState): Promise<number> {
  return ((await edge(trx, matterId, { state, end: 'max' })) ?? 0) + GAP
}

/** The place right below another activity of the column; at the top with null. When there is no room the ones below move down. */
export async function placeAfter(
  trx: Trx,
  matterId: number,
  { state, after }: { state: ActivityState; after: number | null }
): Promise<number> {
  if (after === null) return ((await edge(trx, matterId, { state, end: 'min' })) ?? GAP) - GAP
  const above = await column(trx, matterId, state).where('id', after).select('position').first()
  if (!above) return endOfColumn(trx, matterId, state)
  const place = Number(above.position)
  const below = await column(trx, matterId, state).where('position', '>', place).min('position as place').first()
  if (below?.place === null || below?.place === undefined) return place + GAP
  if (Number(below.place) - place > 1) return Math.floor((place + Number(below.place)) / 2)
  await column(trx, matterId, state).where('position', '>', place).increment('position', GAP)
  return place + GAP / 2
}
