import { open as openZip, type Entry as ZipEntry, type ZipFile as Yauzl } from 'yauzl'

export type Entry = ZipEntry

/** A zip whose table of contents is read one entry at a time. */
export interface ZipFile {
  first: Entry | null
  entries(): AsyncIterable<Entry>
  read(entry: Entry): Promise<Buffer>
  close(): void
}

/** Opens a zip on the disk. Throws when its table of contents is none. */
export function openPromise(path: string): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: true, strictFileNames: false }
  return new Promise((resolve, reject) => {
    openZip(path, options, (error, zip) => (error ? reject(error) : resolve(readerOf(zip))))
  })
}

function readerOf(zip: Yauzl): ZipFile {
  const reader: ZipFile = {
    first: null,
    async *entries() {
      for (;;) {
        const entry = await nextEntry(zip)
        if (!entry) return
        reader.first ??= entry
        yield entry
      }
    },
    async read(entry) {
      const chunks: Buffer[] = []
      for await (const chunk of await streamOf(zip, entry)) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    },
    close: () => zip.close(),
  }
  return reader
}

function nextEntry(zip: Yauzl): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
      act()
    }
    zip.once('entry', (entry: Entry) => settle(() => resolve(entry))())
    zip.once(
      'end',
      settle(() => resolve(null))
    )
    zip.once('error', (error: Error) => settle(() => reject(error))())
    zip.readEntry()
  })
}

function streamOf(zip: Yauzl, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}
