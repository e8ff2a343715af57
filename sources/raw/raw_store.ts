import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawPage } from '#sources/contract/contract'
import { packMember, readMembers } from '#sources/raw/gzip_members'
import { toLine, toPage } from '#sources/raw/raw_line'
import type { StoredPage } from '#sources/raw/raw_line'

export type { StoredPage } from '#sources/raw/raw_line'

const LARGEST_SEGMENT = 256 * 1024 * 1024
const SAVED_TYPES: Record<string, string> = {
  json: 'application/json',
  html: 'text/html',
  htm: 'text/html',
  txt: 'text/plain',
  pdf: 'application/pdf',
  doc: 'application/msword',
}

/**
 * The saved answers of the sites, as they came:
 *
 *     {dir}/{source}/{kind}/000001.jsonl.gz   what runs fetched: one line a page, one gzip member a flush, one file or more a run
 *     {dir}/{source}/{kind}/2024494.json      what somebody saved by hand: the name is the record's id
 *
 * Writes the pages of one kind. A run begins a file of its own, so what a killed run left torn is never written to again.
 */
export class RawWriter {
  #file: FileHandle | null = null
  #written = 0
  #folder: string

  constructor(dir: string, source: string, kind: string) {
    this.#folder = folderOf(dir, source, kind)
  }

  /** Stores pages; when it resolves they are on the disk. Nothing of them is read back if the process dies before. */
  async append(pages: RawPage[], fetchedAt: Date): Promise<void> {
    if (!pages.length) return
    const lines = pages.map((page) => toLine(page, fetchedAt)).join('')
    const member = await packMember(Buffer.from(lines))
    if (this.#written + member.length > LARGEST_SEGMENT) await this.close()
    this.#file ??= await nextSegment(this.#folder)
    await this.#write(this.#file, member)
  }

  async close(): Promise<void> {
    const file = this.#file
    this.#file = null
    this.#written = 0
    await file?.close()
  }

  async #write(file: FileHandle, member: Buffer): Promise<void> {
    try {
      await file.writeFile(member)
      await file.sync()
      this.#written += member.length
    } catch (error) {
      await this.close()
      throw error
    }
  }
}

/**
 * Reads the stored pages of one kind: first those saved by hand, by name, then those of the runs, oldest first; of two pages with one id
 * the later one is newer. Tells of damaged files instead of failing.
 */
export async function* readRaw(
  dir: string,
  { source, kind }: { source: string; kind: string },
  onDamage: (file: string, reason: string) => void = () => {}
): AsyncGenerator<StoredPage> {
  const folder = folderOf(dir, source, kind)
  const names = await namesIn(folder)
  for (const name of names.filter((one) => savedType(one))) yield await savedPage(folder, name, kind)

  for (const name of names.filter((one) => one.endsWith('.jsonl.gz'))) {
    for await (const content of readMembers(join(folder, name), (reason) => onDamage(name, reason))) {
      for (const line of content.toString().split('\n')) if (line) yield toPage(line, kind)
    }
  }
}

function folderOf(dir: string, ...parts: [source: string, kind: string]): string {
  const odd = parts.find((part) => !/^[a-z][a-z0-9_-]*$/.test(part))
  if (odd !== undefined) throw new Error(`not the name of a source or kind: ${odd}`)
  return join(dir, ...parts)
}

async function nextSegment(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  const numbers = (await namesIn(folder)).map((name) => Number(/^(\d+)\.jsonl\.gz$/.exec(name)?.[1] ?? 0))
  for (let number = Math.max(0, ...numbers) + 1; ; number++) {
    try {
      return await open(join(folder, `${String(number).padStart(6, '0')}.jsonl.gz`), 'wx')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.sort(new Intl.Collator('en', { numeric: true }).compare)
}

function savedType(name: string): string | undefined {
  const found = /^([\w-]+)\.(\w+)$/.exec(name)
  return found ? SAVED_TYPES[found[2].toLowerCase()] : undefined
}

async function savedPage(folder: string, name: string, kind: string): Promise<StoredPage> {
  const path = join(folder, name)
  const [body, { mtime }] = await Promise.all([readFile(path), stat(path)])
  const externalId = name.slice(0, name.lastIndexOf('.'))
  return {
    kind,
    externalId,
    url: '',
    contentType: savedType(name) ?? '',
    etag: null,
    body,
    fetchedAt: mtime.toISOString(),
  }
}
