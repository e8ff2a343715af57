import { COMMON_COURTS } from '#app/matters/domain/common_courts'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

const MAX_COURTS = 100

/** Courts before which matters of the firm are that somebody sees, most used first. */
export async function usedCourts(viewer: MatterViewer): Promise<string[]> {
  const used = (await Matter.seenBy(viewer)
    .whereNotNull('court')
    .groupBy('court')
    .orderByRaw('count(*) desc, court')
    .limit(MAX_COURTS)
    .select('court')
    .pojo<{ court: string }>()) as { court: string }[]
  return used.map(({ court }) => court)
}

/** Courts to suggest: first those, then the common ones. */
export async function listCourts(viewer: MatterViewer): Promise<string[]> {
  return [...new Set([...(await usedCourts(viewer)), ...COMMON_COURTS])]
}
