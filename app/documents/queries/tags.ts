import db from '@adonisjs/lucid/services/db'
import { rowsBy } from '#app/core/tenancy/rows'
import DocumentTagging from '#app/documents/models/document_tagging'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

export type Tag = { id: number; name: string }

/** The tags of these documents, by document. */
export async function tagsOf(documentIds: number[]): Promise<Map<number, Tag[]>> {
  const tags = new Map<number, Tag[]>()
  if (documentIds.length === 0) return tags
  const rows = await rowsBy(db, 'document_taggings', { document_id: documentIds })
    .join('document_tags', 'document_tags.id', 'document_taggings.tag_id')
    .orderBy('document_tags.name_folded')
    .select('document_id', 'document_tags.id', 'document_tags.name')
  for (const { document_id: documentId, id, name } of rows)
    tags.set(documentId, [...(tags.get(documentId) ?? []), { id, name }])
  return tags
}

/** The tags that documents of a matter carry. */
export async function tagsInMatter(matterId: number): Promise<Tag[]> {
  const used = rowsBy(db, 'document_taggings', { matter_id: matterId }).select('tag_id')
  const rows = await rowsBy(db, 'document_tags', { id: used }).orderBy('name_folded').limit(200).select('id', 'name')
  return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }))
}

/** The tags that documents carry which somebody may know of, to suggest them. */
export async function tagsSeenBy(viewer: MatterViewer): Promise<Tag[]> {
  const seen = Matter.seenBy(viewer).select('matters.id')
  const used = DocumentTagging.in({ id: viewer.workspaceId ?? 0 })
    .whereIn('matter_id', seen)
    .select('tag_id')
  const rows = await rowsBy(db, 'document_tags', { id: used }).orderBy('name_folded').limit(500).select('id', 'name')
  return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }))
}
