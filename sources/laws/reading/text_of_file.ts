import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'
import { kindOfFile } from '#sources/laws/files/kind_of_file'
import { textOfFile, type FileText } from '#sources/laws/files/text_of_file'
import { withPicturePages } from '#sources/laws/files/picture'
import { readInThread, type FileLimits } from '#sources/laws/files/read_in_thread'

const TEXT = 'text/plain; charset=utf-8'
/** A file that was read is asked for again at once: by who judges it, then by who stores it. */
const read = new WeakMap<Uint8Array, Promise<FileText>>()

/** The paragraphs of a Word, OOXML, PDF or plain text file. Throws `RecordRejected` `unreadableFile`; a file that takes too much time or memory is `tooLong`. */
export async function lawTextOf(bytes: Uint8Array, limits?: FileLimits): Promise<string[]> {
  return (await fileTextOf(bytes, limits)).lines
}

/** The same, with what each page of a PDF says. */
export function fileTextOf(bytes: Uint8Array, limits?: FileLimits): Promise<FileText> {
  const text = read.get(bytes) ?? readFile(bytes, limits)
  read.set(bytes, text)
  return text
}

/** The text of a page as a page of plain text, for `Source.prepare`. Its context may tell on which pages of the PDF its pictures stand. */
export async function preparedPage(page: RawPage): Promise<RawPage> {
  if (page.contentType === TEXT) return page
  const pages = (page.context?.picturePages ?? '').split(',').map((number) => Number(number) || null)
  const lines = withPicturePages(await lawTextOf(page.body), pages)
  return { ...page, contentType: TEXT, body: Buffer.from(lines.join('\n')) }
}

/** The paragraphs of a prepared page, for `Source.parse`. */
export function toLines(page: RawPage): string[] {
  return Buffer.from(page.body).toString('utf8').split('\n').filter(Boolean)
}

/** Formats that must be taken apart are read in a thread of their own, which can be ended. */
async function readFile(bytes: Uint8Array, limits?: FileLimits): Promise<FileText> {
  const isPlain = !['word', 'zip', 'pdf'].includes(kindOfFile(bytes))
  if (isPlain) return textOfFile(bytes)
  const answer = await readInThread(bytes, limits)
  if ('lines' in answer) return answer
  throw new RecordRejected(answer.code, answer.detail)
}
