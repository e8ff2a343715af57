/** A file with the folders in which it stood, of what was dropped or chosen. */
export interface FoundFile {
  file: File
  path: string | null
}

/** Files of the system that nobody means to upload. */
const SYSTEM = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/i

/** The files of a choice; those of a folder say where in it they stand. */
export function chosenFiles(files: Iterable<File>): FoundFile[] {
  return [...files]
    .filter(({ name }) => !SYSTEM.test(name))
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1).join('/') || null }))
}

/** All files of what was dropped, folders in folders included. The list of a drop is empty after the event, so it is read at once. */
export async function droppedFiles(data: DataTransfer): Promise<FoundFile[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return chosenFiles(data.files)
  const found: FoundFile[] = []
  for (const entry of entries) await collect(entry, '', found)
  return found
}

async function collect(entry: FileSystemEntry, path: string, found: FoundFile[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    if (!SYSTEM.test(file.name)) found.push({ file, path: path || null })
    return
  }
  const inner = path ? `${path}/${entry.name}` : entry.name
  for (const each of await entriesOf(entry as FileSystemDirectoryEntry)) await collect(each, inner, found)
}

/** A browser tells of a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
