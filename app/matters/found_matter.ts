import type { HttpContext } from '@adonisjs/core/http'
import Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { viewerHere } from '#app/workspaces/viewer'

/** What may be done with a matter, or with what is kept in it. */
export type MatterAbility = 'view' | 'edit' | 'archive' | 'delete'

/**
 * The matter that an address names, for who is here. The one door to a matter and all its parts: what another firm has, what is limited to
 * a team without this person, and what lies in the trash is not found; NoAccess when it is seen but the ability is lacking.
 */
export async function matterFor(
  ctx: HttpContext,
  ability: MatterAbility,
  id: number | string = ctx.params.dossierId
): Promise<Matter> {
  const matter = await Matter.findSeenBy(viewerHere(ctx), id)
  await ctx.bouncer.with(MatterPolicy).authorize(ability, matter)
  return matter
}
