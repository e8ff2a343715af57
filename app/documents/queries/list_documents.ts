import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { isSearch, type DocumentFilters } from '#app/documents/document_filters'
import Document from '#app/documents/models/document'
import { matchingDocuments } from '#app/documents/reading/queries/search_texts'
import { whereContains } from '#app/core/database/folded_search'

export const DOCUMENTS_PER_PAGE = 50

const ORDER = { name: 'documents.name_folded', updated: 'documents.updated_at', size: 'documents.size' }

type Query = ModelQueryBuilderContract<typeof Document>
type InMatter = { id: number; workspaceId: number }

function narrow(query: Query, matter: InMatter, filters: DocumentFilters): Query {
  const { q, kind, tag, shared, trash, folder } = filters
  query.where('documents.matter_id', matter.id).where('documents.trashed', Number(trash))
  if (trash) return query.whereNull('documents.trashed_with_id')
  if (!isSearch(filters))
    return folder === null ? query.whereNull('documents.folder_id') : query.where('documents.folder_id', folder)
  if (kind) query.where('documents.kind', kind)
  if (shared) query.whereNotNull('documents.shared_at')
  if (tag !== null)
    query.whereIn(
      'documents.id',
      (tagged) =>
        void tagged.from('document_taggings').where({ matter_id: matter.id, tag_id: tag }).select('document_id')
    )
  if (q) whereSays(query, matter, q)
  return query
}

/** By the name, or by what is written in the document. */
function whereSays(query: Query, matter: InMatter, q: string): void {
  const inside = matchingDocuments(matter, q)
  if (inside) query.whereIn('documents.id', inside)
  else whereContains(query, 'documents.name_folded', q)
}

/** One page of the documents of a folder, or of those that were looked for, with who has them checked out; and how many there are. */
export async function listDocuments(matter: InMatter, filters: DocumentFilters) {
  const within = { id: matter.workspaceId }
  const direction = filters.descending ? 'desc' : 'asc'
  const counted = await narrow(Document.in(within), matter, filters)
    .count('* as total')
    .pojo<{ total: number }>()
    .firstOrFail()
  const total = Number(counted.total)
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / DOCUMENTS_PER_PAGE)))
  const rows = await narrow(Document.in(within), matter, filters)
    .preload('checkedOutBy', (user) => void user.select('id', 'name'))
    .orderBy(ORDER[filters.sort], direction)
    .orderBy('documents.id', direction)
    .offset((page - 1) * DOCUMENTS_PER_PAGE)
    .limit(DOCUMENTS_PER_PAGE)
  return { rows, paging: { total, page, perPage: DOCUMENTS_PER_PAGE } }
}
