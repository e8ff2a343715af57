import { fileURLToPath } from 'node:url'
import { ReadingFault } from './fault.js'
import { LIMITS } from './limits.js'
import type { TextPart } from './text_part.js'

const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))

interface Item {
  str?: string
  hasEOL?: boolean
  /** Its place, as PDF writes it: the last two numbers are where it begins, from the left and from below. */
  transform?: number[]
  width?: number
  height?: number
}

export interface PdfText {
  parts: TextPart[]
  pages: number
  isCut: boolean
}

/** The text layer of a PDF, page by page, as far as the limits go. Throws `encrypted` or `corrupted`. */
export async function pdfText(bytes: Buffer): Promise<PdfText> {
  const document = await open(bytes)
  const parts: TextPart[] = []
  let room: number = LIMITS.characters
  const pages = Math.min(document.numPages, LIMITS.pages)
  let number = 0
  while (number < pages && room > 0) {
    const text = await pageText(document, ++number)
    room -= text.length
    parts.push({ kind: 'page', number, label: null, text })
  }
  return { parts, pages: document.numPages, isCut: number < document.numPages }
}

async function open(bytes: Buffer) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const options = {
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  }
  try {
    return await getDocument(options).promise
  } catch (error) {
    throw new ReadingFault((error as Error).name === 'PasswordException' ? 'encrypted' : 'corrupted')
  }
}

/** A page that is broken has no text; the others are read all the same. */
async function pageText(document: Awaited<ReturnType<typeof open>>, number: number): Promise<string> {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return textOfItems(items as Item[])
  } catch {
    return ''
  }
}

/** What is drawn apart is read apart: cells of a table that are not drawn from left to right would be one word else. */
function textOfItems(items: Item[]): string {
  let text = ''
  let last: Item | null = null
  let endsInWord = false
  for (const item of items) {
    const { str = '', hasEOL } = item
    if (last && endsInWord && /^\S/.test(str)) text += gapBetween(last, item)
    text += hasEOL ? `${str}\n` : str
    if (str) last = item
    if (hasEOL || str) endsInWord = !hasEOL && /\S$/.test(str)
  }
  return text
}

/** Nothing between pieces of one word, else a blank or the end of the line. */
function gapBetween(one: Item, other: Item): '' | ' ' | '\n' {
  const [, , , , left = 0, base = 0] = one.transform ?? []
  const [, , , , nextLeft = 0, nextBase = 0] = other.transform ?? []
  const height = Math.max(one.height ?? 0, other.height ?? 0)
  if (height === 0) return ''
  if (Math.abs(nextBase - base) > height) return '\n'
  const moved = nextLeft - (left + (one.width ?? 0))
  return Math.abs(moved) > height ? ' ' : ''
}
