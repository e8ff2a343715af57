import type { HttpContext } from '@adonisjs/core/http'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import ConflictCheckPolicy from '#app/conflicts/policies/conflict_check_policy'
import { viewerHere } from '#app/workspaces/viewer'

/** The check that an address names, for who is here: NotFound for those of other firms and of matters that they may not know of. */
export async function checkFor(ctx: HttpContext, ability: 'view' | 'decide'): Promise<ConflictCheck> {
  const check = await ConflictCheck.oneSeenBy(viewerHere(ctx), ctx.params.id)
  await ctx.bouncer.with(ConflictCheckPolicy).authorize(ability, check)
  return check
}
