import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import { staticPart } from '~/routes'

/** Up to this size a file is fetched whole; larger ones by pieces, as pages are turned. */
const WHOLE_BYTES = 12_000_000

let worker: Worker | null = null

/** One worker for the page, from our own origin. */
function sharedWorker(): Worker {
  worker ??= new Worker(new URL('./pdf_worker.ts', import.meta.url), { type: 'module' })
  return worker
}

const folder = (name: string) => `${staticPart('document_viewer_files.show')}/${name}/`

/** Begins to open a PDF. No script in it is ever run, no form is filled, and WebAssembly is not needed. */
export function openPdf(url: string, size: number): PDFDocumentLoadingTask {
  pdf.GlobalWorkerOptions.workerPort = sharedWorker()
  return pdf.getDocument({
    url,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    iccUrl: folder('iccs'),
    wasmUrl: folder('wasm'),
    useWasm: false,
    useSystemFonts: false,
    enableXfa: false,
    disableRange: size <= WHOLE_BYTES,
    disableAutoFetch: true,
    rangeChunkSize: 1_048_576,
  }) as PDFDocumentLoadingTask
}

export const { TextLayer, PasswordResponses } = pdf
