import logger from '@adonisjs/core/services/logger'
import { JobThread, type ThreadLimits, type ThreadPort } from './job_thread.js'
import type { Assignment } from './messages.js'
import type { RunningCall } from './running_call.js'

/** How often `look` is called. */
export const LOOK_MS = 5_000

const MINUTE_MS = 60_000
/** A light job does a few queries at a time. */
const LIGHT: ThreadLimits = { blockedMs: 2 * MINUTE_MS, stalledMs: 10 * MINUTE_MS, isAlone: false }
/** A heavy one holds up nobody but itself: it may compute for long, and wait for another server even longer. */
const HEAVY: ThreadLimits = { blockedMs: 30 * MINUTE_MS, stalledMs: 60 * MINUTE_MS, isAlone: true }
/** How long light jobs run apart after their thread hung or died: which of them was at fault is not known. */
const APART_MS = 60 * MINUTE_MS
const SHARED = 'light jobs'

export interface PoolOptions {
  /** The name is for whoever looks at the process; one of heavy work may take much memory. */
  startThread(name: string, isHeavy: boolean): ThreadPort
  /** A watched job has something to do. */
  onDue(name: string): void
  /** A job ended before it was done, since its thread was replaced. */
  onInterrupted(name: string): void
  /** A heavy job made no progress for so long that it is ended. */
  onHung?(name: string, reason: string): void
  /** Milliseconds that only grow. */
  now?(): number
}

/**
 * The threads of a worker process. Light jobs share one, which lives as long as they do; a heavy one has a thread of its own, which ends with it. When the
 * shared thread hangs or dies, it is replaced, and light jobs have a thread each for an hour, so that the one at fault holds up no other.
 */
export class ThreadPool {
  readonly #threads = new Map<JobThread, 'shared' | 'apart' | 'heavy'>()
  readonly #now: () => number
  #apartUntil = -Infinity
  #lookedAt: number
  #onEmpty = () => {}

  constructor(private readonly options: PoolOptions) {
    this.#now = options.now ?? (() => performance.now())
    this.#lookedAt = this.#now()
  }

  /** Runs a job in the thread where it belongs. */
  run(assignment: Assignment, isHeavy = false): RunningCall {
    if (isHeavy) return this.#alone('heavy', assignment)
    if (this.#isApart) return this.#alone('apart', assignment)
    return (this.#all('shared').find(({ isLeaving }) => !isLeaving) ?? this.#start('shared', SHARED)).run(assignment)
  }

  /** Replaces threads that hang, and brings light jobs together again when they have been apart for long enough. */
  look(): void {
    const isLate = this.#now() - this.#lookedAt > 4 * LOOK_MS
    this.#lookedAt = this.#now()
    if (!this.#isApart) for (const thread of this.#all('apart')) thread.leave()
    for (const thread of [...this.#threads.keys()]) {
      if (isLate) thread.excuse()
      thread.look()
    }
  }

  /** Asks all threads to end their jobs and themselves. */
  leave(): void {
    for (const thread of this.#threads.keys()) thread.leave()
  }

  /** Returns when the last thread is gone. */
  async emptied(): Promise<void> {
    if (this.#threads.size > 0) await new Promise<void>((resolve) => (this.#onEmpty = resolve))
  }

  get #isApart(): boolean {
    return this.#now() < this.#apartUntil
  }

  #all(role: 'shared' | 'apart' | 'heavy'): JobThread[] {
    return [...this.#threads].filter(([, each]) => each === role).map(([thread]) => thread)
  }

  #alone(role: 'apart' | 'heavy', assignment: Assignment): RunningCall {
    const thread = this.#start(role, assignment.name)
    const call = thread.run(assignment)
    call.once('exit', () => thread.leave())
    return call
  }

  #start(role: 'shared' | 'apart' | 'heavy', name: string): JobThread {
    const thread = new JobThread(
      () => this.options.startThread(name, role === 'heavy'),
      role === 'heavy' ? HEAVY : LIGHT,
      {
        onDue: this.options.onDue,
        onInterrupted: this.options.onInterrupted,
        onExit: () => {
          this.#threads.delete(thread)
          if (this.#threads.size === 0) this.#onEmpty()
        },
        onHung: (jobs, reason) => {
          if (role === 'heavy') for (const job of jobs) this.options.onHung?.(job, reason)
        },
        onTrouble: (reason, jobs, error) => {
          logger.error({ ...(error && { err: error }), jobs, reason }, 'a thread of jobs is replaced')
          if (role !== 'heavy') this.#apartUntil = this.#now() + APART_MS
        },
      },
      this.#now
    )
    this.#threads.set(thread, role)
    return thread
  }
}
