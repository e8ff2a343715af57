import { saying } from '#app/amparo/queries/list_proceedings'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import type { MatterViewer } from '#app/matters/models/matter'

const MOST = 12

/** Proceedings that somebody sees and that a text finds, the last changed first, as the box that picks one offers them. `but` is left out. */
export async function proceedingOptions(viewer: MatterViewer, text: string, but: number | null) {
  const query = saying(AmparoProceeding.seenBy(viewer), text)
  if (but !== null) void query.whereNot('amparo_proceedings.id', but)
  const found = await query
    .orderBy('amparo_proceedings.updated_at', 'desc')
    .orderBy('amparo_proceedings.id', 'desc')
    .limit(MOST)
  return found.map(({ id, kind, number, court, complainant }) => ({ id, kind, number, court, complainant }))
}
