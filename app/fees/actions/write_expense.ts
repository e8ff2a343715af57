import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import { forgetProof, storingProof } from '#app/billing/actions/store_proof'
import { dropFiles } from '#app/documents/storage/stored_files'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import type { ExpenseFields } from '#app/fees/domain/expense_fields'
import MatterExpense from '#app/fees/models/matter_expense'
import type Matter from '#app/matters/models/matter'
import { holdFees, type Firm } from './hold_fees.js'
import { differing, logRow } from './log_matter.js'
import { holdFund, moveFund } from './move_fund.js'

/** An expense that was looked at in a version. */
export interface SeenExpense {
  expense: MatterExpense
  version: number
}

const TOLD = ['spentOn', 'description', 'amount', 'currency', 'paidBy', 'billable'] as const
const loggedFields = (expense: MatterExpense) => Object.fromEntries(TOLD.map((name) => [name, expense[name]]))
const toLogRow = ({ id, matterId, workspaceId }: MatterExpense) => ({
  type: 'expense' as const,
  id,
  matterId,
  workspaceId,
})

function mustBePast(firm: Firm, { spentOn }: ExpenseFields): void {
  if (spentOn > firmToday(firm)) throw new FieldProblem('spentOn', 'billing.problem.paid_later')
}

/** What is spent in a matter. */
export class WriteExpense {
  /** What the fund pays leaves it in the same transaction. Throws a FieldProblem for a day to come and for more than the fund holds, DocumentProblem without room for the proof. */
  add(
    author: Author,
    firm: Firm,
    matter: Matter,
    { fields, proof }: { fields: ExpenseFields; proof: ReceivedDocument | null }
  ): Promise<MatterExpense> {
    mustBePast(firm, fields)
    return storingProof(author, firm, proof, (keep) =>
      changingMoney(async (trx) => {
        if (fields.paidBy === 'fund') await holdFees(trx, matter)
        const fund = fields.paidBy === 'fund' ? await holdFund(trx, matter, fields.currency) : null
        const of = { workspaceId: firm.id, matterId: matter.id, chargeId: null, createdById: author.userId, version: 1 }
        const billable = fields.billable && fund === null
        const expense = await MatterExpense.create(
          { ...fields, ...of, billable, proofId: await keep(trx) },
          { client: trx }
        )
        const { spentOn: movedOn, description, proofId } = expense
        const row = {
          kind: 'expense' as const,
          amount: -fields.amount,
          movedOn,
          description,
          proofId,
          expenseId: expense.id,
        }
        if (fund) await moveFund(trx, author, { fund, row })
        await logRow(trx, author, toLogRow(expense), { action: 'expense.added', after: loggedFields(expense) })
        return expense
      })
    )
  }

  /** Money that left the fund does not change: such an expense is deleted, which brings it back, and written down anew. Throws a FieldProblem for what was charged. */
  async edit(
    author: Author,
    firm: Firm,
    { expense, version }: SeenExpense,
    { fields, proof }: { fields: ExpenseFields; proof: ReceivedDocument | null }
  ): Promise<MatterExpense> {
    mustBePast(firm, fields)
    const former: string[] = []
    const edited = await storingProof(author, firm, proof, (keep) =>
      changingMoney(async (trx) => {
        const current = await lockExpense(trx, expense)
        current.mustBeFree(version)
        mustKeepMoney(current, fields)
        const before = loggedFields(current)
        const { proofId } = current
        current.merge({ ...fields, billable: fields.billable && fields.paidBy === 'firm', version: version + 1 })
        if (proof) current.proofId = await keep(trx)
        await current.save()
        if (proof && proofId !== null && fields.paidBy === 'firm')
          former.push(...(await forgetProof(trx, firm, proofId)))
        const { before: was, after } = differing(before, loggedFields(current))
        const change = {
          action: 'expense.edited',
          before: was,
          after: { ...after, ...(proof && { proof: proof.name }) },
        }
        await logRow(trx, author, toLogRow(current), change)
        return current
      })
    )
    await dropFiles(former)
    return edited
  }
}

/** Throws a FieldProblem for another amount, day or currency of what the fund paid, and for another purse. */
function mustKeepMoney(current: MatterExpense, fields: ExpenseFields): void {
  if (current.paidBy !== fields.paidBy) throw new FieldProblem('paidBy', 'fees.problem.fund_paid')
  if (current.paidBy !== 'fund') return
  for (const name of ['amount', 'currency', 'spentOn'] as const)
    if (current[name] !== fields[name]) throw new FieldProblem(name, 'fees.problem.fund_paid')
}

/** An expense as it is now, held until the transaction ends. */
export async function lockExpense(trx: Trx, { id, workspaceId }: MatterExpense): Promise<MatterExpense> {
  const current = await MatterExpense.in({ id: workspaceId }, trx).where('matter_expenses.id', id).forUpdate().first()
  if (!current) throw new NotFound('matter_expenses')
  return current
}
