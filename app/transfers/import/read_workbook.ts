import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { LIMITS, UnreadableFile, type Sheet } from './sheets.js'

const fromBuffer = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)

const MOST_ENTRIES = 2_000
const MEMORY_MB = 768
const SECONDS = 60

const isTypeScript = import.meta.url.endsWith('.ts')
const script = fileURLToPath(new URL(isTypeScript ? './workbook_thread.ts' : './workbook_thread.js', import.meta.url))

/** Reads an XLSX in a thread of its own: whoever asks for a page meanwhile does not wait, and what takes too much memory or time is ended. */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  await assertNoBomb(bytes)
  const worker = new Worker(script, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: isTypeScript ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : [],
  })
  const timer = setTimeout(() => void worker.terminate(), SECONDS * 1_000)
  try {
    return await new Promise<Sheet[]>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', () => reject(new UnreadableFile('broken')))
      worker.once('exit', () => reject(new UnreadableFile('broken')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Unpacks the whole file once without keeping it: what weighs more than it says, or too much, is not parsed. */
async function assertNoBomb(bytes: Buffer): Promise<void> {
  const zip = await fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(() => null)
  if (!zip) throw new UnreadableFile('broken')
  if (zip.entryCount > MOST_ENTRIES) throw new UnreadableFile('bomb')
  const names = await weighed(zip).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken')
  })
  if (!names.includes('xl/workbook.xml')) throw new UnreadableFile('kind')
}

function weighed(zip: ZipFile): Promise<string[]> {
  const names: string[] = []
  let total = 0
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      names.push(entry.fileName)
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        stream.on('error', reject)
        stream.on('data', (chunk: Buffer) => {
          total += chunk.length
          if (total > LIMITS.unpacked) stream.destroy(new UnreadableFile('bomb'))
        })
        stream.on('end', () => zip.readEntry())
      })
    })
    zip.on('end', () => resolve(names))
    zip.on('error', reject)
    zip.readEntry()
  })
}
