import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { encodePicture } from '#app/core/files/encode_picture'
import { ownerOf, storePicture } from '#app/core/files/pictures'

/** Whose file it is: the row, and a name that is the same when it is stored again. */
export interface FilePlace {
  firm: number
  table: string
  id: number
  name: string
}

/** Where it lies now, what it weighs, and what else its row says of it. */
export interface KeptFile {
  storageKey: string
  sha256: string
  told: Record<string, string | number>
}

/** Where the files of rows lie. */
export interface FileStore {
  /** The content; null when the disk has lost it. */
  open(storageKey: string): Promise<Readable | null>
  /** Stores what an archive brought; null for a picture that is none. */
  keep(content: Readable, place: FilePlace): Promise<KeptFile | null>
}

const LONGEST_PICTURE = 5 * 1_048_576

async function openStored(key: string): Promise<Readable | null> {
  if (!(await drive.use().exists(key))) return null
  return drive.use().getStream(key)
}

const documents = {
  open: openStored,

  async keep(content: Readable, { firm, name }: FilePlace): Promise<KeptFile> {
    const storageKey = `documents/${firm}/imported-${name}`
    const hash = createHash('sha256')
    const measured = async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        yield chunk
      }
    }
    await drive.use().putStream(storageKey, Readable.from(measured(), { objectMode: false }))
    return { storageKey, sha256: hash.digest('hex'), told: {} }
  },
} satisfies FileStore

const pictures: FileStore = {
  open: (key) => (ownerOf(key) ? openStored(`pictures/${key}.webp`) : Promise.resolve(null)),

  async keep(content, { table, id }) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of content) {
      size += chunk.length
      if (size > LONGEST_PICTURE) return null
      chunks.push(chunk)
    }
    const webp = await encodePicture(Buffer.concat(chunks), {
      size: 256,
      fit: table === 'workspaces' ? 'contain' : 'cover',
    })
    if (typeof webp === 'string') return null
    const owner = table === 'workspaces' ? (`firm-${id}` as const) : (`client-${id}` as const)
    return { storageKey: await storePicture(webp, owner), sha256: '', told: {} }
  },
}

export const FILE_STORES = { documents, pictures }
