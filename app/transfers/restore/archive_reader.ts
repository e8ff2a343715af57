import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { TaskFailed } from '#app/core/tasks/task_kinds'

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

const MAX_ENTRIES = 1_000_000
/** Text of many rows is packed this tightly at most; what says to be more is a bomb. */
const TIGHTEST = 200
const ALLOWANCE = 50 * 1_048_576
const MAX_LINE_LENGTH = 16 * 1_048_576
const ENCRYPTED = 0x1

export const notAnArchive = (why: string) => new TaskFailed(`transfers.restore.error.${why}`)

/** A ZIP on the disk that somebody brought: nothing that it says of itself is believed. Close it when done. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>
  ) {}

  /** Throws TaskFailed for what is no ZIP, has names that lead elsewhere, is encrypted or would unpack to absurd sizes. */
  static async open(path: string): Promise<ArchiveReader> {
    const { size } = await stat(path)
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true }
    const zip = await open(path, options).catch(() => Promise.reject(notAnArchive('no_zip')))
    if (zip.entryCount > MAX_ENTRIES) throw notAnArchive('bomb')
    const entries = await listed(zip, size * TIGHTEST + ALLOWANCE).catch((error: Error) => {
      zip.close()
      throw error instanceof TaskFailed ? error : notAnArchive('names')
    })
    return new ArchiveReader(zip, entries)
  }

  has(path: string): boolean {
    return this.entries.has(path)
  }

  sizeOf(path: string): number {
    return this.entries.get(path)?.uncompressedSize ?? 0
  }

  /** The content of a file of the archive. */
  async stream(path: string): Promise<Readable> {
    const entry = this.entries.get(path)
    if (!entry) throw new TaskFailed('transfers.restore.error.missing', { path: path.slice(0, 100) })
    return promisify<Entry, Readable>(this.zip.openReadStream.bind(this.zip))(entry)
  }

  /** A small file as a whole. */
  async text(path: string, most: number): Promise<string> {
    if (this.sizeOf(path) > most) throw notAnArchive('bomb')
    const chunks: Buffer[] = []
    for await (const chunk of await this.stream(path)) chunks.push(chunk)
    return Buffer.concat(chunks).toString('utf8')
  }

  /** The lines of a file, none of them longer than a row may be. */
  async *lines(path: string): AsyncGenerator<string> {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of await this.stream(path)) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = parts.pop()!
      if (rest.length > MAX_LINE_LENGTH) throw notAnArchive('bomb')
      yield* parts
    }
    if (rest !== '') yield rest
  }

  async sha256(path: string): Promise<string> {
    const hash = createHash('sha256')
    for await (const chunk of await this.stream(path)) hash.update(chunk)
    return hash.digest('hex')
  }

  close(): void {
    this.zip.close()
  }
}

/** All entries by name; yauzl itself refuses names with `..`, roots, drives and backslashes. */
function listed(zip: ZipFile, mostBytes: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize
      if (bytes > mostBytes) return reject(notAnArchive('bomb'))
      if (entry.generalPurposeBitFlag & ENCRYPTED || entries.has(entry.fileName)) return reject(notAnArchive('names'))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })
}
