import { openPromise, type Entry, type ZipFile } from '#app/documents/receiving/zip_reading'
import { CfdiFault } from '#app/cfdi/parsing/fault'
import { MAX_BYTES } from '#app/cfdi/parsing/read_bytes'

/** An XML of a ZIP; `read` unpacks it. */
export interface XmlEntry {
  /** Its place among the XML of the ZIP, from 0. */
  at: number
  name: string
  /** Throws CfdiFault for one that is too large, is encrypted or cannot be unpacked. */
  read(): Promise<Buffer>
}

/** Files that computers add by themselves. */
const HIDDEN = /(^|\/)(__MACOSX\/|\.)/

const isXml = ({ fileName }: Entry) => /\.xml$/i.test(fileName) && !HIDDEN.test(fileName)

/** The XML of a ZIP in the order of its table of contents, one in memory at a time; other files are passed over. Throws for what is no ZIP. */
export async function* xmlEntries(path: string, { from = 0, most = Infinity } = {}): AsyncGenerator<XmlEntry> {
  const zip = await openPromise(path)
  try {
    let at = 0
    for await (const entry of zip.entries()) {
      if (!isXml(entry)) continue
      if (at >= from) yield { at, name: nameOf(entry), read: () => unpack(zip, entry) }
      if (++at >= most) return
    }
  } finally {
    zip.close()
  }
}

/** The flag of an entry with a password (APPNOTE 4.4.4). */
const ENCRYPTED = 1

const nameOf = ({ fileName }: Entry) => fileName.slice(-255)

/** What says that it is too large is not unpacked at all; one that lies is refused by the reader of the ZIP. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_BYTES) throw new CfdiFault('too_large')
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw new CfdiFault('encrypted')
  try {
    return await zip.read(entry)
  } catch {
    throw new CfdiFault('cut')
  }
}
