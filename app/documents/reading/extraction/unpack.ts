import { fromBuffer } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { ReadingFault } from './fault.js'
import { LIMITS } from './limits.js'
import { refuseEntities } from './xml.js'

/** The files of an archive, by their names in it. */
export type Unpacked = Map<string, Buffer>

const OPTIONS = { lazyEntries: true, validateEntrySize: true, strictFileNames: false } as const

/**
 * Takes the wanted files out of an archive. Refuses (`unpacksTooLarge`) before anything is inflated what says that it is larger than allowed,
 * and while inflating what lied about it; `encrypted` and `corrupted` otherwise. XML with declarations of entities is refused.
 */
export async function unpack(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Unpacked> {
  try {
    const zip = await open(bytes)
    const wanted = await entriesOf(zip, bytes.length, isWanted)
    const files: Unpacked = new Map()
    let room = mostBytes(bytes.length)
    for (const entry of wanted) {
      const content = await contentOf(zip, entry, room)
      room -= content.length
      if (/\.(xml|rels)$/i.test(entry.fileName)) refuseEntities(content)
      files.set(entry.fileName, content)
    }
    return files
  } catch (error) {
    throw error instanceof ReadingFault ? error : new ReadingFault('corrupted')
  }
}

/** A small archive may unpack to some megabytes, a larger one in proportion. */
const mostBytes = (archive: number) => Math.min(LIMITS.unpackedBytes, LIMITS.freeBytes + archive * LIMITS.ratio)

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, OPTIONS, (error, zip) => (error ? reject(error) : resolve(zip)))
  )
}

function entriesOf(zip: ZipFile, archive: number, isWanted: (name: string) => boolean): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const wanted: Entry[] = []
    let total = 0
    let count = 0
    zip.on('error', reject)
    zip.on('end', () => resolve(wanted))
    zip.on('entry', (entry: Entry) => {
      if (++count > LIMITS.entries) return reject(new ReadingFault('unpacksTooLarge'))
      if (isWanted(entry.fileName) && !entry.fileName.endsWith('/')) {
        if (entry.generalPurposeBitFlag & 1) return reject(new ReadingFault('encrypted'))
        total += entry.uncompressedSize
        if (entry.uncompressedSize > LIMITS.entryBytes || total > mostBytes(archive))
          return reject(new ReadingFault('unpacksTooLarge'))
        wanted.push(entry)
      }
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function contentOf(zip: ZipFile, entry: Entry, room: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const chunks: Buffer[] = []
      let size = 0
      stream.on('error', reject)
      stream.on('end', () => resolve(Buffer.concat(chunks)))
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > Math.min(room, LIMITS.entryBytes)) {
          stream.destroy()
          return reject(new ReadingFault('unpacksTooLarge'))
        }
        chunks.push(chunk)
      })
    })
  })
}
