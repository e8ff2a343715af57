import type { HttpContext } from '@adonisjs/core/http'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import ConflictCheckPolicy from '#app/conflicts/policies/conflict_check_policy'
import { currentViewer } from '#app/workspaces/viewer'

/** The check that an address names, for the current person: NotFound for those of other firms and of matters that they may not know of. */
export async function authorizedCheck(ctx: HttpContext, ability: 'view' | 'decide'): Promise<ConflictCheck> {
  const check = await ConflictCheck.oneSeenBy(currentViewer(ctx), ctx.params.id)
  await ctx.bouncer.with(ConflictCheckPolicy).authorize(ability, check)
  return check
}
