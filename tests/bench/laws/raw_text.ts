import mammoth from 'mammoth'
import { wordTextByAntiword } from './antiword.js'
import { kindOfFile } from '#sources/laws/files/kind_of_file'

interface Piece {
  str: string
  transform: number[]
}

/** The text of a file got in the plainest way, for comparison: of a PDF the rows that stand on most of its pages are left out. */
export async function rawText(body: Uint8Array): Promise<string> {
  const kind = kindOfFile(body)
  if (kind === 'word') return wordTextByAntiword(body)
  if (kind === 'zip') return withoutHeaders((await mammoth.extractRawText({ buffer: Buffer.from(body) })).value)
  return kind === 'pdf' ? pdfText(body) : Buffer.from(body).toString('utf8')
}

const PUBLISHER = /^\s*(?:compilaci|secretar|subs\s?ecretar|coordinaci|instituto de investigaciones legislativas)/i

/** Headers of pages that were put into a Word file with the text: the publisher's rows, the row above them when it is repeated as often, page numbers. */
function withoutHeaders(text: string): string {
  const rows = text.split('\n')
  const counts = new Map<string, number>()
  const keyOf = (row: string) => row.replace(/\s/g, '')
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  const isHeader = (row: string, next = '') =>
    ((counts.get(keyOf(row)) ?? 0) > 2 && PUBLISHER.test(row) && row.length < 120) ||
    ((counts.get(keyOf(row)) ?? 0) > 2 && /^\s*instituto de investigaciones/i.test(next))
  const next = (at: number) => rows.slice(at + 1).find((row) => row.trim())
  return rows
    .filter((row, at) => !isHeader(row, next(at)))
    .map((row) => row.replace(/^\s*(?:P[áa]gi?\s?na\s+)?\d{1,2}\s?\d{0,2} de \d{1,4}(?=\s|$)/, ''))
    .join('\n')
}

async function pdfText(body: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const options = { data: new Uint8Array(body), verbosity: 0, isEvalSupported: false }
  const document = await getDocument(options).promise
  const pages: string[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(rowsOf(items as Piece[]))
  }
  await document.loadingTask.destroy()
  const counts = new Map<string, number>()
  for (const page of pages) for (const row of new Set(page.map(masked))) counts.set(row, (counts.get(row) ?? 0) + 1)
  const least = Math.max(2, pages.length * 0.5)
  const text = pages.map((page) => page.filter((row) => (counts.get(masked(row)) ?? 0) < least).join('\n')).join('\n')
  // a word that the end of a row parts is one word
  return text.replace(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
}

function rowsOf(items: Piece[]): string[] {
  const rows: { y: number; text: string }[] = []
  for (const { str, transform } of items) {
    const y = transform?.[5] ?? 0
    const last = rows.at(-1)
    if (last && Math.abs(last.y - y) < 3) last.text += str
    else rows.push({ y, text: str })
  }
  return rows.map(({ text }) => text.trim()).filter(Boolean)
}

function masked(row: string): string {
  return row.replace(/^(?:p[áa]gina )?\d+ de \d+$/i, '#')
}
