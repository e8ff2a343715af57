import type { HttpContext } from '@adonisjs/core/http'
import Cfdi from '#app/cfdi/models/cfdi'
import CfdiPolicy from '#app/cfdi/policies/cfdi_policy'
import { currentViewer } from '#app/workspaces/viewer'

/** The CFDI that an address names. One of another firm or behind a wall is not found; NoAccess when the ability is lacking. */
export async function authorizedCfdi(ctx: HttpContext, ability: 'view' | 'edit' | 'delete'): Promise<Cfdi> {
  const cfdi = await Cfdi.findSeenBy(currentViewer(ctx), ctx.params.id)
  await ctx.bouncer.with(CfdiPolicy).authorize(ability, cfdi)
  return cfdi
}
