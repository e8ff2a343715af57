import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'
import { forgetProof } from '#app/billing/actions/store_proof'
import FundMovement from '#app/fees/models/fund_movement'
import MatterExpense from '#app/fees/models/matter_expense'

/** Rows of a matter, those that refer to others first. */
const OWN = [
  ...['fund_movements', 'client_funds', 'fee_charges', 'fee_stages', 'fee_rates', 'fee_agreements'],
  ...['running_timers', 'time_entries', 'matter_expenses'],
]

/** Deletes what was agreed, worked, spent and held for a matter, with the proofs of it; the log stays. The sweeper takes the files of proofs. */
export async function eraseFees(trx: Trx, matter: { id: number; workspaceId: number }): Promise<void> {
  const matterId = matter.id
  const proofs = await Promise.all(
    [MatterExpense, FundMovement].map((model) => model.byKey('matter_id', matterId, trx).whereNotNull('proof_id'))
  )
  await rowsBy(trx, 'fund_movements', { matter_id: matterId }).update({ reverses_id: null })
  for (const table of OWN) await rowsBy(trx, table, { matter_id: matterId }).delete()
  for (const id of new Set(proofs.flat().map(({ proofId }) => proofId!)))
    await forgetProof(trx, { id: matter.workspaceId }, id)
}
