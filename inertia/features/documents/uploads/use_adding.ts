import { useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { documentsPart } from '~/features/documents/address'
import type { FoundFile } from './dropped_files'
import type { OnConflict, UploadQueue } from './upload_queue'

const AT_ONCE = 1_000
const pathOf = ({ file, path }: FoundFile) => (path ? `${path}/${file.name}` : file.name)

/** What waits for an answer: which of the files are there already. */
export interface Conflict {
  files: FoundFile[]
  folderId: number | null
  taken: string[]
}

async function takenAmong(matterId: number, folderId: number | null, files: FoundFile[]): Promise<string[]> {
  const taken: string[] = []
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const body = { folderId, paths: files.slice(at, at + AT_ONCE).map(pathOf) }
    const call = { method: 'POST', body }
    taken.push(...(await fetchJson<{ conflicts: string[] }>(documentsPart(matterId, 'conflicts'), call)).conflicts)
  }
  return taken
}

/** Puts files into the queue; the person is asked once when some are there already. */
export function useAdding(matterId: number, queue: UploadQueue) {
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function send(files: FoundFile[], folderId: number | null, onConflict: OnConflict) {
    queue.add(files.map(({ file, path }) => ({ file, path, folderId, onConflict })))
  }

  async function add(files: FoundFile[], folderId: number | null) {
    if (files.length === 0) return
    const taken = await takenAmong(matterId, folderId, files).catch(() => [])
    if (taken.length === 0) send(files, folderId, 'number')
    else setConflict({ files, folderId, taken })
  }

  function answer(how: OnConflict | 'skip' | 'cancel') {
    if (conflict && how !== 'cancel') {
      const { files, folderId, taken } = conflict
      const rest = how === 'skip' ? files.filter((file) => !taken.includes(pathOf(file))) : files
      send(rest, folderId, how === 'version' ? 'version' : 'number')
    }
    setConflict(null)
  }

  return { add, conflict, answer }
}
