import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NoAccess } from '#app/core/errors/no_access'
import { sendProof } from '#app/billing/http/serve_proof'
import { receiveProof } from '#app/billing/http/receive_proof'
import { mustBeNewProof } from '#app/billing/queries/known_proofs'
import { logProof } from '#app/fees/actions/log_matter'
import { ReverseMovement } from '#app/fees/actions/reverse_movement'
import { WriteExpense } from '#app/fees/actions/write_expense'
import type { PaidBy } from '#app/fees/domain/expense_fields'
import { answerInTab } from '#app/fees/http/answer'
import { expenseOf } from '#app/fees/http/load_expense'
import { editExpenseValidator, expenseValidator } from '#app/fees/validators/money'
import { seenValidator } from '#app/fees/validators/time'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What is spent in a matter, with what proves it. */
@inject()
export default class MatterExpensesController {
  constructor(
    private readonly writeExpense: WriteExpense,
    private readonly reverseMovement: ReverseMovement
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await receiveProof(ctx.request, async (proof) => {
      const { proofAgain = false, billable = false, ...sent } = await ctx.request.validateUsing(expenseValidator)
      this.mustMayPay(ctx, sent.paidBy)
      await mustBeNewProof(currentViewer(ctx), proof, proofAgain)
      const added = { fields: { ...sent, billable }, proof }
      return this.writeExpense.add(authorOf(ctx), workspaceOf(ctx), matter, added)
    })
    return answerInTab(ctx, matter, 'fees.expense_added')
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const expense = await expenseOf(ctx, matter)
    await receiveProof(ctx.request, async (proof) => {
      const sent = await ctx.request.validateUsing(editExpenseValidator)
      const { proofAgain = false, billable = false, version, ...fields } = sent
      this.mustMayPay(ctx, expense.paidBy)
      await mustBeNewProof(currentViewer(ctx), proof, proofAgain)
      const changed = { fields: { ...fields, billable }, proof }
      return this.writeExpense.edit(authorOf(ctx), workspaceOf(ctx), { expense, version }, changed)
    })
    return answerInTab(ctx, matter, 'fees.expense_saved')
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const expense = await expenseOf(ctx, matter)
    this.mustMayPay(ctx, expense.paidBy)
    const { version } = await ctx.request.validateUsing(seenValidator)
    await this.reverseMovement.removeExpense(authorOf(ctx), workspaceOf(ctx), matter, { expense, version })
    return answerInTab(ctx, matter, 'fees.expense_deleted')
  }

  async proof(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const expense = await expenseOf(ctx, matter)
    const row = { type: 'expense' as const, id: expense.id, matterId: matter.id, workspaceId: matter.workspaceId }
    return sendProof(ctx, expense, (trx, name) => logProof(trx, authorOf(ctx), row, name))
  }

  /** What the fund pays moves the money of the client: that takes the permission for payments. */
  private mustMayPay(ctx: HttpContext, paidBy: PaidBy): void {
    if (paidBy === 'fund' && !currentViewer(ctx).may('pagos:crear')) throw new NoAccess({ permission: 'pagos:crear' })
  }
}
