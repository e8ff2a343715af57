import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { RecordRejected } from '#sources/contract'
import type { RawPage } from '#sources/contract'
import type { ThreadAnswer } from './files/file_thread.js'
import { kindOfFile } from './files/kind_of_file.js'
import { paragraphsOfFile } from './files/paragraphs_of_file.js'

/** What reading one file may take. */
export interface FileLimits {
  seconds: number
  megabytes: number
}

const LIMITS: FileLimits = { seconds: 300, megabytes: 768 }
const TEXT = 'text/plain; charset=utf-8'
/** A file that was read is asked for again at once: by who judges it, then by who stores it. */
const read = new WeakMap<Uint8Array, Promise<string[]>>()

const isTypeScript = import.meta.url.endsWith('.ts')
const script = fileURLToPath(
  new URL(isTypeScript ? './files/file_thread.ts' : './files/file_thread.js', import.meta.url)
)

/** The paragraphs of a Word, OOXML, PDF or plain text file. Throws `RecordRejected` `unreadableFile`; a file that takes too much time or memory is `tooLong`. */
export function lawTextOf(bytes: Uint8Array, limits: FileLimits = LIMITS): Promise<string[]> {
  const lines = read.get(bytes) ?? readFile(bytes, limits)
  read.set(bytes, lines)
  return lines
}

/** The same as a page of plain text, for `Source.prepare`. */
export async function preparedPage(page: RawPage): Promise<RawPage> {
  if (page.contentType === TEXT) return page
  return { ...page, contentType: TEXT, body: Buffer.from((await lawTextOf(page.body)).join('\n')) }
}

/** The paragraphs of a prepared page, for `Source.parse`. */
export function linesOf(page: RawPage): string[] {
  return Buffer.from(page.body).toString('utf8').split('\n').filter(Boolean)
}

/** Formats that must be taken apart are read in a thread of their own, which can be ended. */
async function readFile(bytes: Uint8Array, limits: FileLimits): Promise<string[]> {
  const isPlain = !['word', 'zip', 'pdf'].includes(kindOfFile(bytes))
  if (isPlain) return paragraphsOfFile(bytes)
  const answer = await inThread(bytes, limits)
  if ('lines' in answer) return answer.lines
  throw new RecordRejected(answer.code, answer.detail)
}

async function inThread(bytes: Uint8Array, { seconds, megabytes }: FileLimits): Promise<ThreadAnswer> {
  const worker = new Worker(script, {
    workerData: Uint8Array.from(bytes),
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: isTypeScript ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : [],
    stderr: true,
    stdout: true,
  })
  const timer = setTimeout(() => void worker.terminate(), seconds * 1_000)
  try {
    return await new Promise<ThreadAnswer>((resolve) => {
      const gone = () => resolve({ code: 'unreadableFile', detail: 'tooLong' })
      worker.once('message', resolve).once('error', gone).once('exit', gone)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
