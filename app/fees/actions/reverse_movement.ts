import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import { forgetProof } from '#app/billing/actions/store_proof'
import { dropFiles } from '#app/documents/storage/stored_files'
import FundMovement from '#app/fees/models/fund_movement'
import MatterExpense from '#app/fees/models/matter_expense'
import type Matter from '#app/matters/models/matter'
import { fundOf } from './change_fund.js'
import { holdFees, type Firm } from './hold_fees.js'
import { logRow } from './log_matter.js'
import { moveFund } from './move_fund.js'
import { lockExpense, type SeenExpense } from './write_expense.js'

/** Takes a movement of a fund back by another one of today: nothing that was written down changes. */
export class ReverseMovement {
  /** The expense of a movement goes with it. Throws a FieldProblem for what was taken back already, for a transfer (its payment is deleted instead) and for more than the fund holds. */
  handle(
    author: Author,
    firm: Firm,
    matter: Matter,
    { movementId, reason }: { movementId: number; reason: string }
  ): Promise<FundMovement> {
    return changingMoney(async (trx) => {
      await holdFees(trx, matter)
      const named = await FundMovement.in(firm, trx).where({ matter_id: matter.id, id: movementId }).first()
      if (!named) throw new NotFound('fund_movements')
      return reverse(trx, author, firm, { matter, named, reason })
    })
  }

  /** Deletes an expense that was not charged. What the fund paid comes back to it. */
  async removeExpense(author: Author, firm: Firm, matter: Matter, { expense, version }: SeenExpense): Promise<void> {
    const former: string[] = []
    await changingMoney(async (trx) => {
      if (expense.paidBy === 'fund') await holdFees(trx, matter)
      const current = await lockExpense(trx, expense)
      current.mustBeFree(version)
      const { description: reason, proofId } = current
      const named = await FundMovement.byKey('expense_id', current.id, trx).first()
      if (named) await reverse(trx, author, firm, { matter, named, reason })
      else {
        await erase(trx, author, current)
        if (proofId !== null) former.push(...(await forgetProof(trx, firm, proofId)))
      }
    })
    await dropFiles(former)
  }
}

type Reversing = { matter: Matter; named: FundMovement; reason: string }

async function reverse(
  trx: Trx,
  author: Author,
  firm: Firm,
  { matter, named, reason }: Reversing
): Promise<FundMovement> {
  const fund = await fundOf(trx, matter, named.fundId)
  if (named.kind !== 'deposit' && named.kind !== 'expense' && named.kind !== 'refund')
    throw new FieldProblem('reason', `fees.problem.irreversible_${named.kind}`)
  const taken = await FundMovement.byKey('reverses_id', named.id, trx).forUpdate().first()
  if (taken) throw new FieldProblem('reason', 'fees.problem.reversed', { number: taken.number })
  const row = { kind: 'reversal' as const, amount: -named.amount, movedOn: firmToday(firm), description: reason }
  const movement = await moveFund(trx, author, { fund, row: { ...row, reversesId: named.id }, field: 'reason' })
  const expense =
    named.expenseId === null ? null : await MatterExpense.byKey('id', named.expenseId, trx).forUpdate().first()
  if (expense) {
    named.expenseId = null
    await named.save()
    await erase(trx, author, expense)
  }
  return movement
}

/** Deletes an expense; a proof that a movement of the fund names stays with it. */
async function erase(trx: Trx, author: Author, expense: MatterExpense): Promise<void> {
  const { id, matterId, workspaceId, spentOn, description, amount, currency, paidBy } = expense
  const before = { spentOn, description, amount, currency, paidBy }
  await logRow(trx, author, { type: 'expense', id, matterId, workspaceId }, { action: 'expense.deleted', before })
  await expense.delete()
}
