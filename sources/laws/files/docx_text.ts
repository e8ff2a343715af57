import mammoth from 'mammoth'
import yauzl from 'yauzl'
import { RecordRejected } from '#sources/contract'
import { CELL } from './pdf_rows.js'

const LARGEST_UNPACKED = 64 * 1024 * 1024
const MOST_ENTRIES = 5_000

/** The paragraphs of an OOXML document; the cells of a row of a table stand on one line. Throws `RecordRejected` `unreadableFile`. */
export async function docxParagraphs(bytes: Uint8Array): Promise<string[]> {
  const buffer = Buffer.from(bytes)
  await assertWeight(buffer)
  const { value } = await mammoth
    .convertToHtml(
      { buffer },
      { ignoreEmptyParagraphs: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) }
    )
    .catch(() => {
      throw new RecordRejected('unreadableFile', 'corrupted')
    })
  return linesOfMarkup(value)
}

function linesOfMarkup(html: string): string[] {
  return html
    .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, row: string) => {
      const cells = row.split(/<\/t[dh]>/).map((cell) => cell.replace(/<[^>]*>/g, ' ').trim())
      return `\n${cells.filter(Boolean).join(CELL)}\n`
    })
    .replace(/<(?:br\s*\/?|\/p|\/h\d|\/li|\/div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? "'")
    .split('\n')
}

/** Weighs what is packed by unpacking it without keeping it: a file that claims to be small may not be. */
async function assertWeight(buffer: Buffer): Promise<void> {
  const names = await weighed(buffer).catch((error: unknown) => {
    throw error instanceof RecordRejected ? error : new RecordRejected('unreadableFile', 'corrupted')
  })
  if (!names.includes('word/document.xml')) throw new RecordRejected('unreadableFile', 'corrupted')
}

function weighed(buffer: Buffer): Promise<string[]> {
  const names: string[] = []
  let total = 0
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      if (zip.entryCount > MOST_ENTRIES) return reject(new RecordRejected('unreadableFile', 'tooLong'))
      zip.on('error', reject).on('end', () => resolve(names))
      zip.on('entry', (entry: yauzl.Entry) => {
        names.push(entry.fileName)
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken)
          stream.on('error', reject).on('end', () => zip.readEntry())
          stream.on('data', (chunk: Buffer) => {
            total += chunk.length
            if (total > LARGEST_UNPACKED) stream.destroy(new RecordRejected('unreadableFile', 'tooLong'))
          })
        })
      })
      zip.readEntry()
    })
  })
}
