import type { Trx } from '#app/core/database/trx'
import Document from '#app/documents/models/document'
import DocumentFolder from '#app/documents/models/document_folder'
import { folded } from '#app/documents/names/folded'
import { freeName } from '#app/documents/names/free_name'
import { isSameName } from '#app/documents/names/same_name'

/** A folder of a matter; null is its top. */
export interface Place {
  workspaceId: number
  matterId: number
  folderId: number | null
}

function whereIs<Query extends { whereNull(column: string): unknown; where(column: string, value: number): unknown }>(
  query: Query,
  column: string,
  folderId: number | null
): Query {
  if (folderId === null) query.whereNull(column)
  else query.where(column, folderId)
  return query
}

/** The document of a folder that has this name. */
export async function documentNamed(place: Place, name: string, trx?: Trx): Promise<Document | null> {
  const query = Document.in({ id: place.workspaceId }, trx)
    .where({ matterId: place.matterId, trashed: 0 })
    .where('nameFolded', folded(name))
  const rows = await whereIs(query, 'folder_id', place.folderId).orderBy('id')
  return rows.find((row) => isSameName(row.name, name)) ?? null
}

/** The folder in a folder that has this name. */
export async function folderNamed(place: Place, name: string, trx?: Trx): Promise<DocumentFolder | null> {
  const query = DocumentFolder.in({ id: place.workspaceId }, trx)
    .where({ matterId: place.matterId, trashed: 0 })
    .where('nameFolded', folded(name))
  const rows = await whereIs(query, 'parent_id', place.folderId).orderBy('id')
  return rows.find((row) => isSameName(row.name, name)) ?? null
}

/** The name, or the first numbered one that is free in the folder. `except` is the document that is to be called so. */
export function freeDocumentName(trx: Trx, place: Place, name: string, except?: number): Promise<string> {
  return freeName(name, async (candidate) => {
    const namesake = await documentNamed(place, candidate, trx)
    return namesake !== null && namesake.id !== except
  })
}

/** The same for a folder. */
export function freeFolderName(trx: Trx, place: Place, name: string, except?: number): Promise<string> {
  return freeName(name, async (candidate) => {
    const namesake = await folderNamed(place, candidate, trx)
    return namesake !== null && namesake.id !== except
  })
}
