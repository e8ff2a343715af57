import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { ownerOf } from '#app/core/files/pictures'

/** Where the files of the rows lie. */
export const FILE_STORES = {
  documents: { open: openStored },
  pictures: { open: (key: string) => (ownerOf(key) ? openStored(`pictures/${key}.webp`) : Promise.resolve(null)) },
}

/** The content of a stored file; null when the disk has lost it. */
async function openStored(key: string): Promise<Readable | null> {
  if (!(await drive.use().exists(key))) return null
  return drive.use().getStream(key)
}
