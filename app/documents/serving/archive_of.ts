import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { DateTime } from 'luxon'
import { diskName } from '#app/core/files/disposition'
import { numbered } from '#app/documents/names/free_name'
import Document from '#app/documents/models/document'
import DocumentVersion from '#app/documents/models/document_version'
import type DocumentFolder from '#app/documents/models/document_folder'
import { findDocuments, findFolders, type Chosen } from '#app/documents/queries/find_items'
import { listFolders, withinFolder } from '#app/documents/queries/folders'
import { isStored, openFile } from '#app/documents/storage/stored_files'

/** One file of an archive: its path in it, and where its content is kept. */
export interface ArchivedFile {
  path: string
  storageKey: string
  isPacked: boolean
  at: DateTime
}

const PACKED = new Set(['pdf', 'image', 'word', 'sheet', 'slides', 'archive', 'audio', 'video'])

type InMatter = { id: number; workspaceId: number }

/** The documents that were chosen, those of chosen folders with the path from there; without a choice the whole matter. Throws NotFound. */
export async function filesFor(matter: InMatter, chosen: Chosen | null): Promise<ArchivedFile[]> {
  const folders = await listFolders(matter)
  const roots = chosen ? await findFolders(matter, chosen.folders) : []
  const within = new Set(roots.flatMap(({ id }) => [...withinFolder(folders, id)]))
  const documents = chosen ? await findDocuments(matter, chosen.documents) : []
  const inside = chosen && within.size === 0 ? [] : await documentsOf(matter, chosen ? [...within] : null)
  const all = new Map([...documents, ...inside].map((document) => [document.id, document]))
  const above = new Set(roots.map(({ parentId }) => parentId))
  return withKeys([...all.values()], (document) => {
    const isInside = !chosen || (document.folderId !== null && within.has(document.folderId))
    return isInside ? pathTo(folders, document.folderId, above) : []
  })
}

function documentsOf({ id, workspaceId }: InMatter, folderIds: number[] | null): Promise<Document[]> {
  const query = Document.in({ id: workspaceId }).where({ matterId: id, trashed: 0 })
  if (folderIds) query.whereIn('folderId', folderIds)
  return query.orderBy('id')
}

/** No path is longer, whatever the folders say of each other. */
const MAX_STEPS = 100

/** Names of the folders from a chosen one down to this. */
function pathTo(folders: DocumentFolder[], id: number | null, above: Set<number | null>): string[] {
  const names: string[] = []
  for (let at = id; at !== null && names.length < MAX_STEPS && !(above.has(at) && names.length > 0);) {
    const folder = folders.find((each) => each.id === at)
    if (!folder) break
    names.unshift(diskName(folder.name))
    at = folder.parentId
  }
  return names
}

async function withKeys(documents: Document[], pathOf: (document: Document) => string[]): Promise<ArchivedFile[]> {
  const keys = await storageKeys(documents)
  const taken = new Set<string>()
  return documents.map((document) => {
    const folder = pathOf(document)
    let path = [...folder, diskName(document.name)].join('/')
    for (let number = 2; taken.has(path.toLowerCase()); number++)
      path = [...folder, diskName(numbered(document.name, number))].join('/')
    taken.add(path.toLowerCase())
    return {
      path,
      storageKey: keys.get(document.currentVersionId!)!,
      isPacked: PACKED.has(document.kind),
      at: document.updatedAt,
    }
  })
}

const CHUNK = 500

async function storageKeys(documents: Document[]): Promise<Map<number, string>> {
  const keys = new Map<number, string>()
  const ids = documents.map(({ currentVersionId }) => currentVersionId!)
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await DocumentVersion.in({ id: documents[0]!.workspaceId }).whereIn('id', ids.slice(at, at + CHUNK))
    for (const { id, storageKey } of rows) keys.set(id, storageKey)
  }
  return keys
}

/** Which of them are kept here, and the paths of those that are not. */
async function present(files: ArchivedFile[]): Promise<{ kept: ArchivedFile[]; absent: string[] }> {
  const kept: ArchivedFile[] = []
  const absent: string[] = []
  for (const file of files) {
    if (await isStored(file.storageKey)) kept.push(file)
    else absent.push(file.path)
  }
  return { kept, absent }
}

/** A ZIP that is written while it is sent; one file is open at a time. What is not kept here is named in a text beside the files. */
export async function archiveOf(files: ArchivedFile[], missing: { name: string; text: string }): Promise<Readable> {
  const { kept, absent } = await present(files)
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  for (const { path, storageKey, isPacked, at } of kept) {
    zip.addReadStreamLazy(path, { mtime: at.toJSDate(), compress: !isPacked }, (give) => {
      openFile(storageKey).then(
        (stream) => give(null, stream ?? Readable.from([])),
        (error: Error) => give(error, Readable.from([]))
      )
    })
  }
  if (absent.length > 0) zip.addBuffer(Buffer.from([missing.text, ...absent, ''].join('\n')), missing.name)
  zip.end()
  return output
}
