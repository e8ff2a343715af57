import { buffer as collected } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import mammoth from 'mammoth'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'
import { RecordRejected } from '#sources/contract/contract'
import { withListNumbers } from './docx_lists.js'
import { CELL } from './pdf_rows.js'
import { PICTURE } from './picture.js'

const LARGEST_UNPACKED = 64 * 1024 * 1024
const MAX_ENTRIES = 5_000

/** The paragraphs of an OOXML document; the cells of a row of a table stand on one line. Throws `RecordRejected` `unreadableFile`. */
export async function docxParagraphs(bytes: Uint8Array): Promise<string[]> {
  const packed = Buffer.from(bytes)
  const files = await unpacked(packed)
  const buffer = await withNumbers(packed, files)
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

const REFERENCE = /<sup>(?:<a\b[^>]*\bhref="#((?:foot|end)note-[\w-]+)"[^>]*>[^<]*<\/a>)<\/sup>/g
const NOTE = /<li id="((?:foot|end)note-[\w-]+)">((?:(?!<li )[\s\S])*?)<\/li>/g
const BACK = /<a\b[^>]*>↑<\/a>/g
/** Stands around the name of a note where its mark stood; no text holds it. */
const MARK = '\u0001'

/** Notes stand under the paragraph that refers to them, not at the end of the text. */
function linesOfMarkup(html: string): string[] {
  const notes = new Map<string, string>()
  const body = html
    .replace(NOTE, (_, name: string, note: string) => {
      notes.set(name, textOf(note.replace(BACK, '')).join(' ').trim())
      return ''
    })
    .replace(REFERENCE, (_, name: string) => MARK + name + MARK)
  return textOf(body).flatMap((line) => {
    const [own, ...marked] = line.split(MARK)
    if (!marked.length) return [line]
    const texts = marked.filter((_, place) => place % 2 === 1)
    const names = marked.filter((_, place) => place % 2 === 0)
    return [own + texts.join(''), ...names.map((name) => notes.get(name) ?? '')]
  })
}

function textOf(html: string): string[] {
  return html
    .replace(/<img\b[^>]*>/g, PICTURE)
    .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, row: string) => {
      const cells = row.split(/<\/t[dh]>/).map((cell) => cell.replace(/<[^>]*>/g, ' ').trim())
      return `\n${cells.filter(Boolean).join(CELL)}\n`
    })
    .replace(/<(?:br\s*\/?|\/p|\/h\d|\/?li|\/?[ou]l|\/div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? "'")
    .split('\n')
}

/** The document with the numbers of its lists, which only their definitions hold. */
async function withNumbers(packed: Buffer, files: Map<string, Buffer>): Promise<Buffer> {
  const part = (name: string) => files.get(`word/${name}.xml`)?.toString('utf8') ?? ''
  const parts = { document: part('document'), numbering: part('numbering'), styles: part('styles') }
  const numbered = withListNumbers(parts)
  if (numbered === null) return packed
  const zip = new ZipFile()
  for (const [name, content] of files)
    zip.addBuffer(name === 'word/document.xml' ? Buffer.from(numbered) : content, name)
  zip.end()
  return collected(zip.outputStream as Readable)
}

/** What is packed; a file that claims to be small may not be. */
async function unpacked(buffer: Buffer): Promise<Map<string, Buffer>> {
  const files = await filesIn(buffer).catch((error: unknown) => {
    throw error instanceof RecordRejected ? error : new RecordRejected('unreadableFile', 'corrupted')
  })
  if (!files.has('word/document.xml')) throw new RecordRejected('unreadableFile', 'corrupted')
  return files
}

function filesIn(buffer: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let total = 0
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      if (zip.entryCount > MAX_ENTRIES) return reject(new RecordRejected('unreadableFile', 'tooLong'))
      zip.on('error', reject).on('end', () => resolve(files))
      zip.on('entry', (entry: yauzl.Entry) => {
        const chunks: Buffer[] = []
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken)
          stream.on('error', reject).on('end', () => {
            if (!entry.fileName.endsWith('/')) files.set(entry.fileName, Buffer.concat(chunks))
            zip.readEntry()
          })
          stream.on('data', (chunk: Buffer) => {
            total += chunk.length
            chunks.push(chunk)
            if (total > LARGEST_UNPACKED) stream.destroy(new RecordRejected('unreadableFile', 'tooLong'))
          })
        })
      })
      zip.readEntry()
    })
  })
}
