import type { HttpContext } from '@adonisjs/core/http'
import BankMovement from '#app/bank_statements/models/bank_movement'
import BankStatement from '#app/bank_statements/models/bank_statement'
import BankStatementPolicy from '#app/bank_statements/policies/bank_statement_policy'
import { workspaceOf } from '#app/workspaces/context'

type Ability = 'view' | 'edit' | 'delete'

/** The file that an address names. One of another firm is not found; NoAccess when the ability is lacking. */
export async function authorizedStatement(ctx: HttpContext, ability: Ability): Promise<BankStatement> {
  const statement = await BankStatement.findIn(workspaceOf(ctx), ctx.params.id)
  await ctx.bouncer.with(BankStatementPolicy).authorize(ability, statement)
  return statement
}

/** The movement that an address names, likewise. */
export async function authorizedMovement(ctx: HttpContext, ability: Ability): Promise<BankMovement> {
  const movement = await BankMovement.findIn(workspaceOf(ctx), ctx.params.id)
  await ctx.bouncer.with(BankStatementPolicy).authorize(ability, movement)
  return movement
}
