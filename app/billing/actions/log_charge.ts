import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'
import type Charge from '#app/billing/models/charge'
import Matter from '#app/matters/models/matter'

/** What the log says of a change of a charge or payment. */
export interface Change {
  action: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Figures of a charge that the log shows before and after. */
export const BALANCE = ['state', 'status', 'total', 'paid', 'writtenOff', 'remaining'] as const

/** The balance of a charge, as the log keeps it. */
export const balanceOf = (charge: Charge): Record<string, unknown> =>
  Object.fromEntries(BALANCE.map((name) => [name, charge[name]]))

/** Only what differs, before and after. */
export function changed(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (of: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, of[name]]))
  return { before: only(before), after: only(after), isEmpty: names.length === 0 }
}

/** Of several matters that under which the log tells of something: the first, one that is limited to its team before others. */
export async function matterToTell(trx: Trx, ids: readonly number[]): Promise<number | undefined> {
  if (ids.length === 0) return undefined
  const matter = await Matter.byKey('id', ids, trx).orderBy('private', 'desc').orderBy('id').select('id').first()
  return matter?.id
}

/** The matters of a charge by their ids. */
export async function mattersOfCharge(trx: Trx, chargeId: number): Promise<number[]> {
  const rows = await rowsBy(trx, 'charge_matters', { charge_id: chargeId }).select('matter_id')
  return rows.map(({ matter_id: id }) => Number(id))
}

/** The matters of all charges that a payment names by now, whether it counts or not. */
export async function mattersOfPayment(trx: Trx, paymentId: number): Promise<number[]> {
  const rows = await rowsBy(trx, 'payment_applications', { 'payment_applications.payment_id': paymentId })
    .join('charge_matters', 'charge_matters.charge_id', 'payment_applications.charge_id')
    .distinct('charge_matters.matter_id')
  return rows.map(({ matter_id: id }) => Number(id))
}

/** The matter under which the log tells of a charge. */
export const matterOfCharge = async (trx: Trx, chargeId: number): Promise<number | undefined> =>
  matterToTell(trx, await mattersOfCharge(trx, chargeId))

/** Writes what was done with a charge in the log of its firm, and of its matter. `former` are matters that it had before. */
export async function logCharge(
  trx: Trx,
  author: Author,
  charge: Charge,
  { former = [], ...change }: Change & { former?: number[] }
): Promise<void> {
  const { workspaceId, id, reference } = charge
  const matterId = await matterToTell(trx, [...former, ...(await mattersOfCharge(trx, id))])
  const after = { reference, ...change.after }
  const subject = { type: 'charge', id }
  await record(trx, author, { workspaceId, subject, ...(matterId && { matterId }), ...change, after })
}
