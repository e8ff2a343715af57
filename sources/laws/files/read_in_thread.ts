import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer } from './file_thread.js'

/** What reading one file may take. */
export interface FileLimits {
  seconds: number
  megabytes: number
}

const LIMITS: FileLimits = { seconds: 300, megabytes: 768 }
/** Files after which a thread makes room for a new one, so that nothing piles up in it. */
const MAX_FILES = 100
const IDLE_MS = 10_000

const isTypeScript = import.meta.url.endsWith('.ts')
const script = fileURLToPath(new URL(isTypeScript ? './file_thread.ts' : './file_thread.js', import.meta.url))

interface FileThread {
  worker: Worker
  files: number
}

/** The thread that waits for the next file. Starting one takes longer than reading most files. */
let spare: FileThread | null = null
let idle: NodeJS.Timeout | null = null

/**
 * Reads a file in a thread, which is ended when the file takes more than its limits: the answer is then `tooLong`. A thread that read a file well
 * reads the next one too; after a file that could not be read a new one is started.
 */
export async function readInThread(bytes: Uint8Array, limits: FileLimits = LIMITS): Promise<ThreadAnswer> {
  const thread = (limits === LIMITS && takeSpare()) || start(limits)
  const answer = await ask(thread.worker, bytes, limits.seconds)
  const isWell = 'lines' in answer && ++thread.files < MAX_FILES
  if (isWell && limits === LIMITS && !spare) keep(thread)
  else await thread.worker.terminate()
  return answer
}

function start({ megabytes }: FileLimits): FileThread {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: isTypeScript ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : [],
    stderr: true,
    stdout: true,
  })
  return { worker, files: 0 }
}

async function ask(worker: Worker, bytes: Uint8Array, seconds: number): Promise<ThreadAnswer> {
  const { promise, resolve } = Promise.withResolvers<ThreadAnswer>()
  const gone = () => resolve({ code: 'unreadableFile', detail: 'tooLong' })
  const timer = setTimeout(gone, seconds * 1_000)
  worker.once('message', resolve).once('error', gone).once('exit', gone)
  worker.postMessage(Uint8Array.from(bytes))
  const answer = await promise
  clearTimeout(timer)
  worker.off('message', resolve).off('error', gone).off('exit', gone)
  return answer
}

/** An idle thread keeps nobody from ending, and ends after a while. */
function keep(thread: FileThread): void {
  spare = thread
  thread.worker.unref()
  thread.worker.once('error', dropSpare).once('exit', dropSpare)
  idle = setTimeout(dropSpare, IDLE_MS).unref()
}

function takeSpare(): FileThread | null {
  const thread = spare
  spare = null
  if (idle) clearTimeout(idle)
  thread?.worker.off('error', dropSpare).off('exit', dropSpare)
  thread?.worker.ref()
  return thread
}

function dropSpare(): void {
  void takeSpare()?.worker.terminate()
}
