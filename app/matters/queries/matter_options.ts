import type { Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'
import { matterRows, type MatterRow } from './matter_rows.js'
import { whereMatterSays } from './matter_search.js'

const MOST = 10

/** The matters among which a person picks one: those that say what was typed, last touched first. Archived ones are left out. */
export function matterOptions(workspace: Tenant, text: string): Promise<MatterRow[]> {
  const query = Matter.in(workspace).where('matters.archived', 0)
  whereMatterSays(query, text)
  return matterRows(query.orderBy('matters.updated_at', 'desc').orderBy('matters.id', 'desc').limit(MOST))
}
