import { NotFound } from '#app/core/errors/no_access'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

/** The matters with these ids, as somebody sees them. Throws NotFound when one of them is not seen, as if it did not exist. */
export async function findMatters(viewer: MatterViewer, ids: number[]): Promise<Matter[]> {
  const matters = await Matter.seenBy(viewer).whereIn('id', ids).orderBy('id')
  if (matters.length !== ids.length) throw new NotFound('matters')
  return matters
}
