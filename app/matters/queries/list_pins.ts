import type Matter from '#app/matters/models/matter'
import MatterPin from '#app/matters/models/matter_pin'

const MAX_PINS = 200

/** What is pinned to a matter, newest first, each with the text as it is now and who pinned it. */
export function listPins(matter: Matter, most = MAX_PINS): Promise<MatterPin[]> {
  return MatterPin.in({ id: matter.workspaceId })
    .where('matter_pins.matter_id', matter.id)
    .preload('document', (query) => query.select('id', 'source', 'slug', 'kind', 'document_type', 'fingerprint'))
    .preload('user', (query) => query.select('id', 'name'))
    .orderBy('matter_pins.id', 'desc')
    .limit(most)
}

/** How many texts are pinned to a matter. */
export async function countPins(matter: Matter): Promise<number> {
  const row = await MatterPin.in({ id: matter.workspaceId })
    .where('matter_id', matter.id)
    .count('* as total')
    .pojo<{ total: number }>()
    .firstOrFail()
  return Number((row as { total: number }).total)
}
