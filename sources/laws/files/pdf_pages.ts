import { fileURLToPath } from 'node:url'
import { RecordRejected } from '#sources/contract/contract'
import { picturesOf, withPictureRows } from './pdf_pictures.js'
import type { Drawn, Operators } from './pdf_pictures.js'
import { rowsOf } from './pdf_rows.js'
import type { Glyphs, Row } from './pdf_rows.js'

const MAX_PAGES = 4_000
/** In points of its own; what is larger is not unpacked. */
const LARGEST_PICTURE = 32_000_000
const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))

/** A page of a PDF: its rows of text from above to below. */
export interface Page {
  height: number
  rows: Row[]
  pictures: Drawn[]
}

/** The text layer of a PDF, page by page, and where pictures stand in it. Throws `RecordRejected` `unreadableFile`: `encrypted`, `corrupted`, `tooLong`. */
export async function pdfPages(bytes: Uint8Array): Promise<Page[]> {
  const document = await open(bytes)
  if (document.numPages > MAX_PAGES) throw new RecordRejected('unreadableFile', 'tooLong')
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const pictures = await picturesOn(page)
    pages.push({ height: page.getViewport({ scale: 1 }).height, rows: rowsOf(items as Glyphs[]), pictures })
    page.cleanup()
  }
  await document.loadingTask.destroy()
  return withPictureRows(pages)
}

/** What cannot be drawn has text all the same. */
async function picturesOn(page: { getOperatorList(): Promise<Operators> }): Promise<Drawn[]> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return page.getOperatorList().then(
    (operators) => picturesOf(operators, OPS),
    () => []
  )
}

async function open(bytes: Uint8Array) {
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
    maxImageSize: LARGEST_PICTURE,
  }
  try {
    return await getDocument(options).promise
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException'
    throw new RecordRejected('unreadableFile', isLocked ? 'encrypted' : 'corrupted')
  }
}
