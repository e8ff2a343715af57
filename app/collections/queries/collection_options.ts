import Collection, { type CollectionViewer } from '#app/collections/models/collection'
import { whereTextMatches } from './where_text_matches.js'

const MAX_OPTIONS = 20

/** Collections to which somebody may add, those changed last first; `mayWrite` = they may write for the firm. */
export async function collectionOptions(viewer: CollectionViewer, mayWrite: boolean, q?: string | null) {
  const query = Collection.seenBy(viewer).where((own) => {
    void own.where((mine) => {
      void mine.where('collections.owner_id', viewer.userId)
      if (!mayWrite) void mine.where('collections.sharing', 'private')
    })
    if (mayWrite) void own.orWhere('collections.sharing', 'edit')
  })
  whereTextMatches(query, 'collections.name_folded', q)
  const rows = await query
    .preload('owner', (owner) => void owner.select('id', 'name'))
    .orderBy('collections.updated_at', 'desc')
    .limit(MAX_OPTIONS)
  return rows.map(({ id, name, owner, ownerId }) => ({
    value: String(id),
    label: name,
    ...(ownerId !== viewer.userId && { description: owner.name }),
  }))
}
