import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import MatterExpense from '#app/fees/models/matter_expense'
import type Matter from '#app/matters/models/matter'

/** The expense of a matter that an address names. Throws NotFound for one of another matter. */
export async function expenseOf({ params }: HttpContext, matter: Matter): Promise<MatterExpense> {
  const expense = await MatterExpense.in({ id: matter.workspaceId })
    .where({ matter_id: matter.id, id: params.id })
    .first()
  if (!expense) throw new NotFound('matter_expenses')
  return expense
}
