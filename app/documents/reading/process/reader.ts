import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { memoryOf } from '#app/core/system/memory_of'
import { ReadingFault, type FaultReason } from '../extraction/fault.js'
import type { TaskAnswer, TaskName, TaskOptions } from './tasks.js'

const MEGABYTE = 1_048_576

export interface ReaderLimits {
  /** Milliseconds for a file. */
  time: number
  /** Bytes by which the process may grow, beside three times the file. */
  memory: number
  /** Files after which a process makes room for a new one. */
  files: number
  /** Milliseconds that an idle process is kept. */
  idle: number
}

const LIMITS: ReaderLimits = { time: 20_000, memory: 200 * MEGABYTE, files: 200, idle: 30_000 }
const LOOK_MS = 40

interface Reply {
  id?: number
  ready?: true
  value?: unknown
  fault?: FaultReason
}

/**
 * Opens files of strangers in a process of its own, one after the other. One that takes too long, too much memory or brings the process down
 * ends with a ReadingFault (`tooLong`, `tooMuchMemory`, `crashed`); the next one gets a new process.
 */
export class Reader {
  readonly #limits: ReaderLimits
  #child: ChildProcess | null = null
  /** What the process occupied before it opened anything. */
  #born = 0
  #asked = 0
  #queue: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | null = null

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Does a task with a file. Tasks wait for their turn. */
  ask<T extends TaskName>(task: T, bytes: Buffer, options: TaskOptions<T>): Promise<TaskAnswer<T>> {
    const turn = this.#queue.then(() => this.#run(task, bytes, options))
    this.#queue = turn.catch(() => undefined)
    return turn as Promise<TaskAnswer<T>>
  }

  /** Ends the process; a task that runs fails with `crashed`. */
  close(): void {
    if (this.#idle) clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  async #run(task: TaskName, bytes: Buffer, options: object): Promise<unknown> {
    if (this.#idle) clearTimeout(this.#idle)
    const child = (this.#child ??= await this.#start())
    const id = ++this.#asked
    try {
      return await this.#answer(child, { id, task, bytes, options })
    } finally {
      if (id % this.#limits.files === 0 || this.#isHeavy()) this.close()
      this.#idle = setTimeout(() => this.close(), this.#limits.idle).unref()
    }
  }

  /** What a file left behind must not count against the next. */
  #isHeavy(): boolean {
    return this.#child !== null && memoryOf(this.#child.pid!) > this.#born + this.#limits.memory / 2
  }

  /** A process without environment: it holds no secret of the product. */
  async #start(): Promise<ChildProcess> {
    const isTypeScript = import.meta.url.endsWith('.ts')
    const entry = fileURLToPath(new URL(isTypeScript ? './reader_child.ts' : './reader_child.js', import.meta.url))
    const heap = Math.round((this.#limits.memory / MEGABYTE) * 0.8)
    const loader = isTypeScript ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []
    const child = fork(entry, [], {
      execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4', '--no-warnings', ...loader],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('error', reject)
      child.once('exit', () => reject(new ReadingFault('crashed')))
    })
    child.removeAllListeners()
    this.#born = memoryOf(child.pid!)
    // An idle process keeps nobody from ending.
    child.unref()
    child.channel?.unref()
    return child
  }

  #answer(
    child: ChildProcess,
    question: { id: number; bytes: Buffer; task: TaskName; options: object }
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearInterval(watch)
        clearTimeout(timer)
        child.removeAllListeners()
        settle()
      }
      const give = (reason: FaultReason) => end(() => (this.close(), reject(new ReadingFault(reason))))
      const most = this.#born + this.#limits.memory + 3 * question.bytes.length
      const watch = setInterval(() => memoryOf(child.pid!) > most && give('tooMuchMemory'), LOOK_MS)
      const timer = setTimeout(() => give('tooLong'), this.#limits.time)
      child.on('message', (reply: Reply) => {
        if (reply.id !== question.id) return
        end(() => (reply.fault ? reject(new ReadingFault(reply.fault)) : resolve(reply.value)))
      })
      child.once('exit', (_, signal) => give(signal === 'SIGABRT' ? 'tooMuchMemory' : 'crashed'))
      child.once('error', () => give('crashed'))
      child.send(question, (error) => error && give('crashed'))
    })
  }
}
