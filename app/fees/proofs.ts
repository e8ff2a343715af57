import { partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { saidDay } from '#app/core/text/said_day'
import { proofHolders } from '#app/billing/proof_uses'
import FundMovement from '#app/fees/models/fund_movement'
import MatterExpense from '#app/fees/models/matter_expense'
import Matter from '#app/matters/models/matter'

/** Expenses and deposits that a file proves already, as far as who looks may see their matters. */
export const proofParts = partsOf(
  proofHolders,
  {
    key: 'expenses',
    async usesOf(viewer, fileIds) {
      const expenses = await MatterExpense.in({ id: viewer.workspaceId ?? 0 })
        .whereIn('proof_id', fileIds)
        .whereIn('matter_id', Matter.seenBy(viewer).select('matters.id'))
        .orderBy('id')
      return expenses.map(({ proofId, description, spentOn, matterId }) => ({
        fileId: proofId!,
        said: { key: 'fees.problem.proof_of_expense', values: { name: description, day: saidDay(spentOn) } },
        href: route('law_firm.matters.show', { dossierId: matterId }, { tab: 'fees' }),
      }))
    },
  },
  {
    key: 'client_funds',
    async usesOf(viewer, fileIds) {
      const movements = await FundMovement.in({ id: viewer.workspaceId ?? 0 })
        .whereIn('proof_id', fileIds)
        .where('kind', 'deposit')
        .whereIn('matter_id', Matter.seenBy(viewer).select('matters.id'))
        .orderBy('id')
      return movements.map(({ proofId, number, movedOn, matterId }) => ({
        fileId: proofId!,
        said: { key: 'fees.problem.proof_of_deposit', values: { number, day: saidDay(movedOn) } },
        href: route('law_firm.client_funds.show', { dossierId: matterId }),
      }))
    },
  }
)
