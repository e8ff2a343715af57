import type { HttpContext } from '@adonisjs/core/http'
import Collection from '#app/collections/models/collection'
import CollectionPolicy from '#app/collections/policies/collection_policy'
import { currentViewer } from '#app/workspaces/viewer'

/** What may be done with a collection. */
export type CollectionAbility = 'view' | 'edit' | 'remove' | 'share'

/**
 * The collection that an address names, for the current person. The only way to a collection and its items: what another firm has and what somebody
 * keeps for themselves is not found; NoAccess when it is seen but the ability is lacking.
 */
export async function authorizedCollection(
  ctx: HttpContext,
  ability: CollectionAbility,
  id: number = ctx.params.id
): Promise<Collection> {
  const collection = await Collection.findSeenBy(currentViewer(ctx), id)
  await ctx.bouncer.with(CollectionPolicy).authorize(ability, collection)
  return collection
}
