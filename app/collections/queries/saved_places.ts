import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Viewer } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import MatterPin from '#app/matters/models/matter_pin'
import Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'
import { citingOrSame } from '#app/research/citations/citing_itself'

/** Where a firm keeps a document, as far as somebody may know of it. */
export interface Places {
  matters: { id: number; reference: string; title: string }[]
  collections: { id: number; name: string }[]
}

interface Asked {
  trx?: TransactionClientContract
  /** Counts also what keeps a document that cites it. */
  alsoCiting?: boolean
}

type MatterRow = Places['matters'][number] & { documentId: number }
type CollectionRow = Places['collections'][number] & { documentId: number }

const MAX_PLACES = 500

/**
 * The matters that pin some documents and the collections that hold them, of the viewer's firm: only what this person may see, each once. Two
 * queries, whatever the number of documents.
 */
export async function savedPlaces(
  viewer: Viewer,
  documentIds: number[],
  asked: Asked = {}
): Promise<Map<number, Places>> {
  const places = new Map<number, Places>()
  if (documentIds.length === 0 || viewer.workspaceId === null) return places
  const at = (id: number) => places.get(id) ?? places.set(id, { matters: [], collections: [] }).get(id)!
  for (const { documentId, ...matter } of await mattersWith(viewer, documentIds, asked))
    at(Number(documentId)).matters.push(matter)
  for (const { documentId, ...collection } of await collectionsWith(viewer, documentIds, asked))
    at(Number(documentId)).collections.push(collection)
  return places
}

/** The column with the document that is asked about: the one that is kept, or one that it cites. */
function kept(query: Joinable, table: string, documentIds: number[], { alsoCiting }: Asked): string {
  if (!alsoCiting) {
    query.whereIn(`${table}.document_id`, documentIds)
    return `${table}.document_id`
  }
  const abouts = `${citingOrSame(documentIds.length)} as abouts`
  query.joinRaw(`inner join ${abouts} on abouts.document_id = ${table}.document_id`, [...documentIds, ...documentIds])
  return 'abouts.about'
}

interface Joinable {
  whereIn(column: string, values: number[]): unknown
  joinRaw(sql: string, bindings: number[]): unknown
}

async function mattersWith(viewer: Viewer, ids: number[], asked: Asked): Promise<MatterRow[]> {
  if (!viewer.may('expedientes:leer')) return []
  const query = MatterPin.in({ id: viewer.workspaceId! }, asked.trx)
  const column = kept(query, 'matter_pins', ids, asked)
  return (await query
    .whereIn('matter_pins.matter_id', Matter.seenBy(viewer, asked.trx).select('matters.id'))
    .join(...joinOn(Matter, 'matter_pins.matter_id'))
    .distinct(`${column} as documentId`, 'matters.id', 'matters.reference', 'matters.title')
    .orderBy('matters.id')
    .limit(MAX_PLACES)
    .pojo<MatterRow>()) as MatterRow[]
}

async function collectionsWith(viewer: Viewer, ids: number[], asked: Asked): Promise<CollectionRow[]> {
  const query = CollectionItem.in({ id: viewer.workspaceId! }, asked.trx)
  const column = kept(query, 'collection_items', ids, asked)
  return (await query
    .whereNull('collection_items.removed_at')
    .whereIn('collection_items.collection_id', Collection.seenBy(viewer, asked.trx).select('collections.id'))
    .join('collections', 'collections.id', 'collection_items.collection_id')
    .distinct(`${column} as documentId`, 'collections.id', 'collections.name')
    .orderBy('collections.id')
    .limit(MAX_PLACES)
    .pojo<CollectionRow>()) as CollectionRow[]
}
