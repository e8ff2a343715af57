import Document from '#app/documents/models/document'
import { folded } from '#app/documents/names/folded'
import { isSameName } from '#app/documents/names/same_name'
import { displayName } from '#app/documents/names/display_name'
import { listFolders } from './folders.js'

type InMatter = { id: number; workspaceId: number }

const CHUNK = 400

/** Which of these paths, from a folder on, name documents that are there already. */
export async function conflictsIn(matter: InMatter, folderId: number | null, paths: string[]): Promise<string[]> {
  const folders = await listFolders(matter)
  const wanted = paths.map((path) => {
    const names = path.split('/')
    const name = displayName(names.pop()!) ?? ''
    return { path, name, folder: folderAt(folders, folderId, names) }
  })
  const within = wanted.filter(({ folder }) => folder !== undefined)
  const existing = await documentsNamed(
    matter,
    within.map(({ name }) => folded(name))
  )
  return within
    .filter(({ name, folder }) => existing.some((each) => each.folderId === folder && isSameName(each.name, name)))
    .map(({ path }) => path)
}

/** The folder to which names lead, undefined when one of them is not there. */
function folderAt(
  folders: { id: number; parentId: number | null; name: string }[],
  from: number | null,
  names: string[]
) {
  let at: number | null = from
  for (const name of names) {
    const shown = displayName(name)
    if (shown === null) continue
    const inner = folders.find((folder) => folder.parentId === at && isSameName(folder.name, shown))
    if (!inner) return undefined
    at = inner.id
  }
  return at
}

async function documentsNamed({ id, workspaceId }: InMatter, names: string[]): Promise<Document[]> {
  const found: Document[] = []
  for (let at = 0; at < names.length; at += CHUNK)
    found.push(
      ...(await Document.in({ id: workspaceId })
        .where({ matterId: id, trashed: 0 })
        .whereIn('nameFolded', names.slice(at, at + CHUNK)))
    )
  return found
}
