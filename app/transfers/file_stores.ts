import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import drive from '@adonisjs/drive/services/main'
import { encodePicture } from '#app/core/files/encode_picture'
import { ownerOf, storePicture } from '#app/core/files/pictures'
import { newStorageKey } from '#app/core/tasks/task_files'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import { DocumentProblem } from '#app/documents/document_problem'
import { inspectFile } from '#app/documents/receiving/inspect_file'
import { storeFile, openFile } from '#app/documents/storage/stored_files'

/** Whose file it is: the row, and its path in the archive. */
export interface FilePlace {
  firm: number
  table: string
  id: number
  path: string
}

/** Columns of a row that follow from its file. */
export type FileFacts = Record<string, string | number>

/** Where it lies now, and what it weighs. */
export interface KeptFile {
  storageKey: string
  sha256: string
  /** What it is by its own content, as the columns of its row have it. */
  facts?: FileFacts
}

/** Where the files of rows lie. */
export interface FileStore {
  /** The content; null when the disk has lost it. */
  open(storageKey: string): Promise<Readable | null>
  /** Stores what an archive brought; null for a picture that is none. Throws TaskFailed for what the product does not keep. */
  keep(content: Readable, place: FilePlace): Promise<KeptFile | null>
}

const MAX_PICTURE_BYTES = 5 * 1_048_576

async function openStored(key: string): Promise<Readable | null> {
  if (!(await drive.use().exists(key))) return null
  return drive.use().getStream(key)
}

/** Documents are looked at as if somebody had sent them. */
const documents: FileStore = {
  open: (key) => openFile(key),

  async keep(content, { firm, path }) {
    const arrived = join(tmpdir(), `foja-restore-${randomUUID()}`)
    try {
      await pipeline(content, createWriteStream(arrived, { mode: 0o600 }))
      const { size, mime, kind, sha256 } = await inspectFile(arrived, basename(path))
      return { storageKey: await storeFile(firm, arrived), sha256, facts: { size, mime, kind, sha256 } }
    } catch (error) {
      if (!(error instanceof DocumentProblem)) throw error
      throw new TaskFailed('transfers.restore.error.file', { path: path.slice(0, 100) })
    } finally {
      await rm(arrived, { force: true })
    }
  },
}

/** Proofs are kept where documents are, and looked at like them. */
const proofs: FileStore = {
  open: documents.open,

  async keep(content, place) {
    const kept = (await documents.keep(content, place))!
    const { size, mime, sha256 } = kept.facts!
    return { ...kept, facts: { size: size!, media_type: mime!, sha256: sha256! } }
  },
}

/** The XML of tax documents are kept there, too. */
const cfdi: FileStore = {
  open: documents.open,

  async keep(content, place) {
    const kept = (await documents.keep(content, place))!
    const { size, sha256 } = kept.facts!
    return { ...kept, facts: { size: size!, sha256: sha256! } }
  },
}

const pictures: FileStore = {
  open: (key) => (ownerOf(key) ? openStored(`pictures/${key}.webp`) : Promise.resolve(null)),

  async keep(content, { table, id }) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of content) {
      size += chunk.length
      if (size > MAX_PICTURE_BYTES) return null
      chunks.push(chunk)
    }
    const isLogo = table === 'workspaces'
    const webp = await encodePicture(Buffer.concat(chunks), { size: 256, fit: isLogo ? 'contain' : 'cover' })
    if (typeof webp === 'string') return null
    const owner = isLogo ? (`firm-${id}` as const) : (`client-${id}` as const)
    return { storageKey: await storePicture(webp, owner), sha256: '' }
  },
}

/** Histories that came with an import. */
const histories: FileStore = {
  open: openStored,

  async keep(content) {
    const storageKey = newStorageKey('transfers')
    const hash = createHash('sha256')
    const measured = async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        yield chunk
      }
    }
    await drive.use().putStream(storageKey, Readable.from(measured(), { objectMode: false }))
    return { storageKey, sha256: hash.digest('hex') }
  },
}

export const FILE_STORES = { documents, proofs, cfdi, pictures, histories }
