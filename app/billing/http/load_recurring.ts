import type { HttpContext } from '@adonisjs/core/http'
import RecurringCharge from '#app/billing/models/recurring_charge'
import ChargePolicy from '#app/billing/policies/charge_policy'
import { currentViewer } from '#app/workspaces/viewer'

/** The recurring charge that an address names. One of another firm or behind a wall is not found; NoAccess when the ability is lacking. */
export async function authorizedRecurring(ctx: HttpContext, ability: 'view' | 'edit'): Promise<RecurringCharge> {
  const recurring = await RecurringCharge.findSeenBy(currentViewer(ctx), ctx.params.id)
  await ctx.bouncer.with(ChargePolicy).authorize(ability, recurring)
  return recurring
}
