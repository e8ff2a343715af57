import type { Viewer } from '#app/core/contributions/registries'
import { sources } from '#app/research/sources'
import { WRITE } from '#app/collections/policies/collection_policy'
import { countAlerts, listAlerts } from '#app/collections/queries/list_alerts'
import { countCollections, listCollections } from '#app/collections/queries/list_collections'
import { countFavorites, favoriteKinds, listFavorites } from '#app/collections/queries/list_favorites'
import { marksAmong } from '#app/collections/queries/marks_among'
import AlertTransformer from '#app/collections/transformers/alert_transformer'
import CollectionTransformer from '#app/collections/transformers/collection_transformer'
import FavoriteTransformer from '#app/collections/transformers/favorite_transformer'
import type { LibraryFilters } from './domain/library_filters.js'

/** What a person keeps of the library: the part that the address names, and how much there is of each. */
export async function savedItems(viewer: Viewer, query: LibraryFilters) {
  const { tab, q, source, kind, whose } = query
  return {
    tab,
    query: { q: q ?? '', source, kind, whose },
    mayShare: viewer.may(WRITE),
    counts: {
      collections: await countCollections(viewer),
      favorites: await countFavorites(viewer.userId),
      alerts: await countAlerts(viewer.userId),
    },
    sources: await sourceNames(),
    ...(await partOf(tab, viewer, query)),
  }
}

async function partOf(tab: 'collections' | 'favorites' | 'alerts', viewer: Viewer, query: LibraryFilters) {
  if (tab === 'favorites') {
    const { rows, paging } = await listFavorites(viewer.userId, query)
    const ids = rows.flatMap(({ documentId }) => documentId ?? [])
    const marks = Object.fromEntries(await marksAmong(viewer.workspaceId, ids))
    return { favorites: FavoriteTransformer.transform(rows), paging, kinds: await favoriteKinds(viewer.userId), marks }
  }
  if (tab === 'alerts') return { alerts: AlertTransformer.transform(await listAlerts(viewer.userId)) }
  const { rows, paging } = await listCollections(viewer, query)
  return { collections: CollectionTransformer.transform(rows), paging }
}

/** The names of all sources and of their kinds, by slug. */
export async function sourceNames() {
  return (await sources()).map(({ manifest }) => ({
    slug: manifest.slug,
    name: manifest.name,
    kinds: [...manifest.kinds, ...(manifest.partKinds ?? [])].map(({ slug, name }) => ({ slug, name })),
  }))
}
