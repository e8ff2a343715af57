import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { memoryOf } from '#app/core/system/memory_of'
import type { PdfAnswer, PdfQuestion } from './pdf_child.js'
import { PdfUnavailable, type PdfProblem } from './pdf_unavailable.js'
import { printable } from './printable.js'

const MEGABYTE = 1_048_576

export interface PdfLimits {
  /** Milliseconds for a document, its wait for others and the start of the process aside. */
  time: number
  /** Bytes that the process may occupy. */
  memory: number
  /** Documents that may wait for their turn. */
  waiting: number
  /** Documents after which a process makes room for a new one. */
  documents: number
  /** Milliseconds that an idle process is kept. */
  idle: number
}

const LIMITS: PdfLimits = { time: 15_000, memory: 400 * MEGABYTE, waiting: 20, documents: 200, idle: 30_000 }
const LOOK_MS = 40
/** glibc gives what is free back to the system, and keeps one area for all threads: what one document needed is there for the next. */
const THRIFTY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
/** Milliseconds within which a process is ready. */
const START_MS = 30_000

/** Folder of the templates. */
export const templatesFolder = () => app.makePath('resources/pdf')

/**
 * Makes PDFs (PDF/UA-1) of the templates in `resources/pdf`, one after the other, in a process of its own that starts with the first and ends when it is idle.
 * What people wrote goes to a template as data, never as a part of it.
 */
export class PdfRenderer {
  readonly #limits: PdfLimits
  #child: ChildProcess | null = null
  #made = 0
  #waiting = 0
  #queue: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | null = null

  /** @param folder of the templates @param compiler name of the package that compiles them */
  constructor(
    limits: Partial<PdfLimits> = {},
    private readonly folder: string = templatesFolder(),
    private readonly compiler?: string
  ) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** The document that `template` makes of `data` (what JSON can hold) and of pictures that it reads by their names. Throws PdfUnavailable. */
  async render(template: string, data: object, files: Record<string, Buffer> = {}): Promise<Buffer> {
    if (this.#waiting >= this.#limits.waiting) throw new PdfUnavailable('tooManyWaiting')
    this.#waiting += 1
    const turn = this.#queue.then(() => this.#run(template, data, files)).finally(() => (this.#waiting -= 1))
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  /** Ends the process; a document that is being made fails with `crashed`. */
  close(): void {
    if (this.#idle) clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  async #run(template: string, data: object, files: Record<string, Buffer>): Promise<Buffer> {
    if (this.#idle) clearTimeout(this.#idle)
    if (this.#child && (this.#child.exitCode !== null || this.#child.signalCode !== null)) this.#child = null
    const child = (this.#child ??= await this.#start())
    const id = ++this.#made
    try {
      return await this.#answer(child, { id, template, data: JSON.stringify(printable(data)), files })
    } finally {
      if (id % this.#limits.documents === 0) this.close()
      this.#idle = setTimeout(() => this.close(), this.#limits.idle).unref()
    }
  }

  /** A process without the environment of the product, whose secrets it does not hold. */
  async #start(): Promise<ChildProcess> {
    const isTypeScript = import.meta.url.endsWith('.ts')
    const entry = fileURLToPath(new URL(isTypeScript ? './pdf_child.ts' : './pdf_child.js', import.meta.url))
    const loader = isTypeScript ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []
    const child = fork(entry, [this.folder, ...(this.compiler ? [this.compiler] : [])], {
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2', '--expose-gc', '--no-warnings', ...loader],
      env: THRIFTY,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    await readiness(child)
    // An idle process keeps nobody from ending.
    child.unref()
    child.channel?.unref()
    return child
  }

  #answer(child: ChildProcess, question: PdfQuestion): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearInterval(watch)
        clearTimeout(timer)
        child.removeAllListeners()
        child.on('error', () => undefined)
        settle()
      }
      const giveUp = (problem: PdfProblem) => end(() => (this.close(), reject(new PdfUnavailable(problem))))
      const watch = setInterval(() => memoryOf(child.pid!) > this.#limits.memory && giveUp('tooMuchMemory'), LOOK_MS)
      const timer = setTimeout(() => giveUp('tooLong'), this.#limits.time)
      child.on('message', (answer: PdfAnswer) => {
        if (answer.id !== question.id) return
        if ('pdf' in answer) return end(() => resolve(Buffer.from(answer.pdf)))
        end(() => (this.close(), reject(new PdfUnavailable(answer.problem, answer.details))))
      })
      child.once('exit', () => giveUp('crashed'))
      child.once('error', () => giveUp('crashed'))
      child.send(question, (error) => error && giveUp('crashed'))
    })
  }
}

/** Waits until a new process can be asked. Throws PdfUnavailable when it ends or hangs before. */
function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (problem: PdfProblem | null) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.on('error', () => undefined)
      if (problem === null) return resolve()
      child.kill('SIGKILL')
      reject(new PdfUnavailable(problem))
    }
    const timer = setTimeout(() => end('tooLong'), START_MS)
    child.once('message', () => end(null))
    child.once('error', () => end('crashed'))
    child.once('exit', () => end('crashed'))
  })
}
