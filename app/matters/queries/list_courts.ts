import type { Tenant } from '#app/core/tenancy/tenanted'
import { COMMON_COURTS } from '#app/matters/common_courts'
import Matter from '#app/matters/models/matter'

const MOST = 100

/** Courts to suggest: first those before which the firm has matters, most used first, then the common ones. */
export async function listCourts(workspace: Tenant): Promise<string[]> {
  const used = await Matter.in(workspace)
    .whereNotNull('court')
    .groupBy('court')
    .orderByRaw('count(*) desc, court')
    .limit(MOST)
    .select('court')
    .pojo<{ court: string }>()
  return [...new Set([...(used as { court: string }[]).map(({ court }) => court), ...COMMON_COURTS])]
}
