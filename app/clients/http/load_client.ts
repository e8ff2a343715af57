import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/clients/models/client'
import ClientPolicy from '#app/clients/policies/client_policy'
import { workspaceOf } from '#app/workspaces/context'

/** What may be done with a client. */
export type ClientAbility = 'view' | 'edit' | 'archive' | 'delete'

/** The client that an address names, for the current person. Throws NotFound for those of other firms; NoAccess when the ability is lacking. */
export async function authorizedClient(
  ctx: HttpContext,
  ability: ClientAbility,
  id: number = ctx.params.id
): Promise<Client> {
  const client = await Client.findIn(workspaceOf(ctx), id)
  await ctx.bouncer.with(ClientPolicy).authorize(ability, client)
  return client
}
