import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import type Charge from '#app/billing/models/charge'
import { owedCharge } from '#app/billing/queries/client_account'
import { enterPortalOf } from '#app/portal/current_firm'
import Workspace from '#app/workspaces/models/workspace'
import { signedIn } from '#app/workspaces/context'

/** The charge of the address with its firm, for the client who still owes it; of anybody else it is not found. The portal shows that firm from now on. */
export async function authorizedOwedCharge(ctx: HttpContext): Promise<{ charge: Charge; firm: Workspace }> {
  const charge = await owedCharge(signedIn(ctx).user.id, ctx.params.id)
  const firm = charge && (await Workspace.existing().where('id', charge.workspaceId).first())
  if (!charge || !firm) throw new NotFound('charges')
  await enterPortalOf(ctx, firm.id)
  return { charge, firm }
}
