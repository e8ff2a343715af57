import type Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'

const MAX_PARTIES = 300

/** Who takes part in a matter, each with their lawyers, in the order in which they were written down. */
export function listParties({ id, workspaceId }: Matter): Promise<MatterParty[]> {
  return MatterParty.in({ id: workspaceId })
    .where('matter_id', id)
    .preload('lawyers', (lawyers) => lawyers.orderBy('id'))
    .orderBy('id')
    .limit(MAX_PARTIES)
    .exec()
}

/** How many they are. */
export async function countParties({ id, workspaceId }: Matter): Promise<number> {
  const row = await MatterParty.in({ id: workspaceId })
    .where('matter_id', id)
    .count('* as total')
    .pojo<{ total: number }>()
    .firstOrFail()
  return Number((row as { total: number }).total)
}
