import type { Tenant } from '#app/core/tenancy/tenanted'
import db from '@adonisjs/lucid/services/db'

const MAX_TAGS = 100

/** Tags of the clients of a firm, most used first, to suggest. */
export async function usedClientTags({ id }: Tenant): Promise<string[]> {
  const rows = await db
    .from('client_tags')
    .where('workspace_id', id)
    .groupBy('name_folded')
    .orderByRaw('count(*) desc, name_folded')
    .limit(MAX_TAGS)
    .min('name as name')
  return rows.map(({ name }) => String(name))
}
