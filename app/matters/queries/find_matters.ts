import { NotFound } from '#app/core/errors/no_access'
import type { Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'

/** The matters with these ids. Throws NotFound when one of them is not of this firm, as if it did not exist. */
export async function findMatters(workspace: Tenant, ids: number[]): Promise<Matter[]> {
  const matters = await Matter.in(workspace).whereIn('id', ids).orderBy('id')
  if (matters.length !== ids.length) throw new NotFound('matters')
  return matters
}
