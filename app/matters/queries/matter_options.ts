import type { Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'
import type { MatterRow } from './list_matters.js'
import { whereMatterSays } from './matter_search.js'

const MOST = 10

export type MatterOption = Pick<MatterRow, 'id' | 'reference' | 'title' | 'client_name'>

/** The matters among which a person picks one: those that say what was typed, last touched first. Archived ones are left out. */
export async function matterOptions(workspace: Tenant, text: string): Promise<MatterOption[]> {
  const query = Matter.in(workspace).where('archived', 0)
  whereMatterSays(query, text)
  const rows = await query
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .select('id', 'reference', 'title', 'client_name')
    .pojo<MatterOption>()
  return rows as MatterOption[]
}
