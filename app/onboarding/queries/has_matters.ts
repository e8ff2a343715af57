import type { Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'

/** Whether a firm has opened a matter yet. */
export async function hasMatters(workspace: Tenant): Promise<boolean> {
  return (await Matter.in(workspace).select('id').first()) !== null
}
