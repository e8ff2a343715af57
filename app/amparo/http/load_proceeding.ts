import type { HttpContext } from '@adonisjs/core/http'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { currentViewer } from '#app/workspaces/viewer'

/** The proceeding that an address names, for the current person. Throws NotFound for what they may not know of. */
export const seenProceeding = (ctx: HttpContext): Promise<AmparoProceeding> =>
  AmparoProceeding.findSeenBy(currentViewer(ctx), ctx.params.id)

/** The same to be changed: one of a matter as its matter may be. Throws NoAccess. */
export async function editableProceeding(ctx: HttpContext): Promise<AmparoProceeding> {
  const proceeding = await seenProceeding(ctx)
  if (proceeding.matterId !== null) await authorizedMatter(ctx, 'edit', proceeding.matterId)
  return proceeding
}
