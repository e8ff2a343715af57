import documents from '#config/documents'
import type { Author } from '#app/core/audit/author'
import { toId } from '#app/core/http/record_id'
import Document from '#app/documents/models/document'
import DocumentFolder from '#app/documents/models/document_folder'
import { documentFilters, isSearch } from '#app/documents/document_filters'
import { textMatches } from '#app/documents/reading/queries/search_texts'
import { traceExtracts } from '#app/documents/serving/access_trace'
import { usageOf } from '#app/documents/storage/usage'
import type Matter from '#app/matters/models/matter'
import type { Identity } from '#app/workspaces/identity'
import { listFolders } from './folders.js'
import { listDocuments } from './list_documents.js'
import { tagsInMatter, tagsOf, type Tag } from './tags.js'

/** One line of the list of documents. */
export function toRow(document: Document, tags: Tag[]) {
  const { id, name, kind, mime, folderId, versionNumber, version, origin } = document
  return {
    ...{ id, name, kind, mime, folderId, versionNumber, version, origin, tags: tags },
    size: Number(document.size),
    updatedAt: document.updatedAt.toISO()!,
    shared: document.sharedAt !== null,
    trashedAt: document.trashedAt?.toISO() ?? null,
    checkout: document.checkedOutBy
      ? {
          by: document.checkedOutBy.name,
          userId: document.checkedOutBy.id,
          since: document.checkedOutAt!.toISO()!,
          note: document.checkoutNote,
        }
      : null,
  }
}

/** A folder as the list of documents shows it. */
export const folderLine = ({ id, parentId, name, version, trashedAt }: DocumentFolder) => ({
  ...{ id, parentId, name, version },
  trashedAt: trashedAt?.toISO() ?? null,
})

/** What somebody may do here. */
export function rightsIn(matter: Matter, identity: Identity) {
  const may = (action: 'crear' | 'editar' | 'eliminar') => !matter.readOnly && identity.may(`documentos:${action}`)
  return { create: may('crear'), edit: may('editar'), delete: may('eliminar') }
}

/**
 * The tab «documents» of a matter: its folders, one page of what is in the open one, and the room that is left. A search shows extracts, which are read by
 * who looks: the log says so.
 */
export async function documentTab(matter: Matter, identity: Identity, query: Record<string, unknown>, author: Author) {
  const filters = await documentFilters.validate(query)
  const folders = await listFolders(matter)
  if (!folders.some(({ id }) => id === filters.folder)) filters.folder = null
  const { rows, paging } = await listDocuments(matter, filters)
  const ids = rows.map(({ id }) => id)
  const tags = await tagsOf(ids)
  const hits = filters.q ? await textMatches(matter, filters.q, ids) : new Map()
  await traceExtracts(
    author,
    identity.sessionId,
    rows.filter(({ id }) => hits.has(id))
  )
  return {
    filters: { ...filters, isSearch: isSearch(filters) },
    folders: folders.map(folderLine),
    trashedFolders: filters.trash ? (await trashedFolders(matter)).map(folderLine) : [],
    documents: rows.map((row) => ({
      ...toRow(row, tags.get(row.id) ?? []),
      hit: hits.get(row.id) ?? null,
    })),
    paging,
    tags: await tagsInMatter(matter.id),
    storage: { ...(await usageOf(matter.workspaceId)) },
    limits: { mostBytes: documents.mostBytes, resumableFrom: documents.resumableFrom, trashDays: documents.trashDays },
    can: rightsIn(matter, identity),
    me: identity.user.id,
    open: toId(query.document) || null,
  }
}

function trashedFolders(matter: Matter): Promise<DocumentFolder[]> {
  return DocumentFolder.in({ id: matter.workspaceId })
    .where({ matterId: matter.id, trashed: 1 })
    .whereNull('trashedWithId')
    .orderBy('trashedAt', 'desc')
    .limit(200)
}

/** The number beside the tab's name. */
export async function countDocuments(matter: Matter): Promise<number> {
  const counted = await Document.in({ id: matter.workspaceId })
    .where({ matterId: matter.id, trashed: 0 })
    .count('* as total')
    .pojo<{ total: number }>()
    .firstOrFail()
  return Number(counted.total)
}
