import type { HttpContext } from '@adonisjs/core/http'
import { NoAccess } from '#app/core/errors/no_access'
import Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What may be done with a matter, or with what is kept in it. */
export type MatterAbility = 'view' | 'edit' | 'archive' | 'delete' | 'administer'

/**
 * The matter that an address names, for the current person. The only way to a matter and all its parts: what another firm has, what is limited to
 * a team without this person, and what lies in the trash is not found; NoAccess when it is seen but the ability is lacking, which says so in a
 * sentence of its own when it is lacking because the matter is only to be read.
 */
export async function authorizedMatter(
  ctx: HttpContext,
  ability: MatterAbility,
  id: number = ctx.params.dossierId
): Promise<Matter> {
  const matter = await Matter.findSeenBy(currentViewer(ctx), id)
  if (ability === 'edit' && matter.readOnly && signedIn(ctx).may('expedientes:editar'))
    throw new NoAccess({ readOnly: true })
  await ctx.bouncer.with(MatterPolicy).authorize(ability, matter)
  return matter
}
