import { FieldProblem } from '#app/core/errors/field_problem'
import { decodeText } from '#app/documents/reading/extraction/decode_text'
import { ReadingFault } from '#app/documents/reading/extraction/fault'
import { kindOf } from '#app/documents/reading/extraction/kind_of'
import { askReader } from '#app/documents/reading/process/readers'
import { LIST_LIMITS } from './domain/limits.js'
import { linesInHtml } from './parsing/lines.js'
import { inTurns } from './parsing/turns.js'

const problem = (key: string) => new FieldProblem('content', `court_lists.problem.${key}`)

/** A PDF of pictures has no text, or only a stamp. */
const LEAST_OF_A_PDF = 20

/**
 * The text of a published list: of a PDF with text, a DOCX, a page of HTML, a CSV or plain text. Throws FieldProblem at `content` for what has none, is too large, broken or
 * of another kind.
 */
export async function textOfList(person: number, { bytes, name }: { bytes: Buffer; name: string }): Promise<string> {
  if (bytes.length === 0) throw problem('empty')
  if (bytes.length > LIST_LIMITS.file) throw problem('too_large')
  const kind = kindOf(bytes, name)
  if (kind === 'pdf' || kind === 'docx') return bounded(await readText(person, bytes, name, kind === 'pdf'))
  if (kind === 'html') return bounded(await inTurns(linesInHtml(decodeText(bytes))))
  if (kind === 'csv' || kind === 'text' || kind === 'markdown') return bounded(decodeText(bytes))
  throw problem('kind')
}

async function readText(person: number, bytes: Buffer, name: string, isPdf: boolean): Promise<string> {
  const read = await askReader('text', { person, bytes, options: { name } }).catch((error: unknown) => {
    if (!(error instanceof ReadingFault)) throw error
    throw problem(error.reason === 'encrypted' ? 'encrypted' : 'broken')
  })
  const text = read.state === 'done' ? read.parts.map((part) => part.text).join('\n') : ''
  if (isPdf && text.replace(/\s/g, '').length < LEAST_OF_A_PDF) throw problem('scanned')
  return text
}

function bounded(text: string): string {
  if (text.length > LIST_LIMITS.text) throw problem('too_large')
  return text
}
