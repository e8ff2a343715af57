import type { HttpContext } from '@adonisjs/core/http'
import { mattersClosedTo } from '#app/billing/models/charge_matter'
import { signedIn, workspaceOf } from '#app/workspaces/context'
import { historyBefore, recordHistory } from '#app/workspaces/queries/record_history'

/** What was done with a charge, a payment or a recurring charge, but what was done while it had a matter that is closed to the reader. */
export function moneyHistory(ctx: HttpContext, type: 'charge' | 'payment' | 'recurring_charge', id: number) {
  const { id: workspaceId } = workspaceOf(ctx)
  const closed = mattersClosedTo({ id: workspaceId }, signedIn(ctx).user.id)
  return recordHistory({ workspaceId, type, id, closed }, historyBefore(ctx.request.qs()))
}
