import db from '@adonisjs/lucid/services/db'
import type { Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'

const MOST = 100

/** Stages at which matters of a firm are, most used first, to suggest. */
export async function usedStages(workspace: Tenant): Promise<string[]> {
  const rows = await Matter.in(workspace)
    .where('trashed', 0)
    .whereNotNull('stage')
    .groupBy('stage')
    .orderByRaw('count(*) desc, stage')
    .limit(MOST)
    .select('stage')
    .pojo<{ stage: string }>()
  return (rows as { stage: string }[]).map(({ stage }) => stage)
}

/** Tags that matters of a firm have, most used first, to suggest. */
export async function usedTags({ id }: Tenant): Promise<string[]> {
  const rows = await db
    .from('matter_tags')
    .where('workspace_id', id)
    .groupBy('name_folded')
    .orderByRaw('count(*) desc, name_folded')
    .limit(MOST)
    .select(db.raw('min(name) as name'))
  return rows.map(({ name }) => String(name))
}
