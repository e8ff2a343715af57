import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldProblem } from '#app/core/errors/field_problem'
import Member from '#app/workspaces/models/member'

/** Throws FieldProblem unless the person works in the firm; nobody is always right. */
export async function assertColleague(
  trx: TransactionClientContract,
  workspace: { id: number },
  userId: number | null | undefined
): Promise<void> {
  if (!userId) return
  if (!(await Member.in(workspace, trx).where('user_id', userId).first()))
    throw new FieldProblem('responsibleId', 'validation.choice')
}
