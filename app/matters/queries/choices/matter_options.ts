import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { matterRows, type MatterRow } from '#app/matters/queries/lists/matter_rows'
import { whereMatterSays } from '#app/matters/queries/lists/matter_search'

const MAX_OPTIONS = 10

/**
 * The matters among which a person picks one: those that say what was typed, last touched first. Archived ones are left out; with
 * `unfollowed` also those that a client follows.
 */
export function matterOptions(viewer: MatterViewer, text: string, { unfollowed = false } = {}): Promise<MatterRow[]> {
  const query = Matter.seenBy(viewer).where('matters.archived', 0)
  if (unfollowed) query.whereNull('matters.client_user_id')
  whereMatterSays(query, text)
  return matterRows(query.orderBy('matters.updated_at', 'desc').orderBy('matters.id', 'desc').limit(MAX_OPTIONS))
}
