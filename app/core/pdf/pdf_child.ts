import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** What the process is asked: one document at a time. `data` is JSON, `files` are pictures that the template reads by their names. */
export interface PdfQuestion {
  id: number
  template: string
  data: string
  files?: Record<string, Uint8Array>
}

export type PdfAnswer =
  { id: number; pdf: Uint8Array } | { id: number; problem: 'notInstalled' | 'badTemplate'; details: string }

/** Weights of the two fonts that templates may name. */
const FONTS = {
  '@expo-google-fonts/inter': ['400Regular', '500Medium', '600SemiBold'],
  '@expo-google-fonts/source-serif-4': ['400Regular', '400Regular_Italic', '600SemiBold'],
}

/** Documents for which the compiler remembers what it worked out. A long one leaves 80 MB of that, and no other is the same: what is worth keeping, the fonts, it keeps all the same. */
const REMEMBERED = 0

const [folder = '', compilerPackage = '@myriaddreamin/typst-ts-node-compiler'] = process.argv.slice(2)
const { resolve } = createRequire(import.meta.url)
let compiler: NodeCompiler | null = null

const fontFolders = () =>
  Object.entries(FONTS).flatMap(([name, weights]) =>
    weights.map((weight) => join(dirname(resolve(`${name}/package.json`)), weight))
  )

/** Throws where there is no program of the compiler for this machine. */
async function openCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler } = (await import(compilerPackage)) as typeof import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] })
}

/**
 * The template reads its data as a file that only the compiler sees. What the fonts have no sign for is against PDF/UA: such a document is made with its tags all the same.
 */
function documentOf(typst: NodeCompiler, { template, data, files = {} }: PdfQuestion): Buffer {
  const mainFilePath = join(folder, `${template}.typ`)
  try {
    typst.mapShadow(join(folder, 'data.json'), Buffer.from(data))
    for (const [name, bytes] of Object.entries(files)) typst.mapShadow(join(folder, name), Buffer.from(bytes))
    const compiled = typst.compile({ mainFilePath })
    if (!compiled.result) throw new Error(saidOf(typst, compiled.takeDiagnostics()))
    try {
      return typst.pdf(compiled.result, { pdfStandard: 'ua-1' })
    } catch (error) {
      if (!/could not be displayed with font/.test(textOf(error))) throw error
      return typst.pdf(compiled.result)
    }
  } finally {
    typst.resetShadow()
    typst.evictCache(REMEMBERED)
  }
}

const saidOf = (typst: NodeCompiler, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null) =>
  error ? JSON.stringify(typst.fetchDiagnostics(error)) : 'no document'

/** The compiler throws errors whose `code` is what it says. */
const textOf = (error: unknown) =>
  error instanceof Error ? `${error.message} ${(error as { code?: unknown }).code ?? ''}` : String(error)

async function answerTo(question: PdfQuestion): Promise<PdfAnswer> {
  const { id } = question
  try {
    compiler ??= await openCompiler()
  } catch (error) {
    return { id, problem: 'notInstalled', details: textOf(error) }
  }
  try {
    return { id, pdf: documentOf(compiler, question) }
  } catch (error) {
    return { id, problem: 'badTemplate', details: textOf(error) }
  }
}

/** The process that makes PDFs: it knows neither the configuration nor the database, and may be killed at any moment. */
process.on('message', async (question: PdfQuestion) => {
  process.send!(await answerTo(question))
  // The document is the compiler's memory, of which V8 knows nothing: it would not look for it for a long time.
  setImmediate(() => globalThis.gc?.())
})
process.on('disconnect', () => process.exit(0))

/** A document that never ends must not outlive whoever asked: a thread looks, since this one may be held up. */
const WATCH = `
  const { workerData } = require('node:worker_threads')
  setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), 1000)
`
new Worker(WATCH, { eval: true, execArgv: [], workerData: process.ppid }).unref()
process.send!({ ready: true })
