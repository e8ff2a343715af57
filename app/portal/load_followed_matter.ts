import type { HttpContext } from '@adonisjs/core/http'
import { NoAccess } from '#app/core/errors/no_access'
import type Matter from '#app/matters/models/matter'
import { followedMatter } from '#app/portal/queries/followed_matters'
import { signedIn } from '#app/workspaces/context'

/** The matter that an address of the portal names, for the client who is here. The only way for clients: what they do not follow is not found. */
export function authorizedFollowedMatter(ctx: HttpContext): Promise<Matter> {
  return followedMatter(signedIn(ctx).user.id, ctx.params.id)
}

/** The same to send something: refused once the matter is archived or only to be read. */
export async function authorizedOpenMatter(ctx: HttpContext): Promise<Matter> {
  const matter = await authorizedFollowedMatter(ctx)
  if (matter.archived || matter.readOnly) throw new NoAccess({ readOnly: true })
  return matter
}
