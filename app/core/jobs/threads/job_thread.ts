import type { Assignment, ThreadReport, ThreadRequest } from './messages.js'
import { RunningCall } from './running_call.js'

/** Jobs finish what they hold within this time; what has not is ended, which every job withstands. */
export const GRACE_MS = 8_000

/** What of a thread is used. */
export interface ThreadPort {
  postMessage(request: ThreadRequest): void
  terminate(): Promise<number>
  on(event: 'message', listener: (report: ThreadReport) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
}

/** How long a thread may be without a sign, and one of its jobs without progress, before it is replaced. */
export interface ThreadLimits {
  blockedMs: number
  stalledMs: number
  /** Whether it has one job only, which is then the one at fault. */
  isAlone: boolean
}

/** Told what happens in a thread. */
export interface ThreadEvents {
  onDue(name: string): void
  /** A job ended before it was done, by no fault of its own or by its own. */
  onInterrupted(name: string): void
  /** The thread hangs, or ended by itself. */
  onTrouble(reason: string, jobs: string[], error: Error | null): void
  /** Jobs of the thread make no progress any more, or do not let it answer. */
  onHung(jobs: string[], reason: string): void
  /** The thread is gone. */
  onExit(): void
}

/** A thread of the worker process with the jobs that run in it. */
export class JobThread {
  readonly #port: ThreadPort
  readonly #calls = new Map<number, RunningCall>()
  #count = 0
  #aliveAt: number
  #stalledMs = 0
  /** When it is ended whatever it does; null while it may go on. */
  #endsAt: number | null = null
  #isLeaving = false
  /** One of its jobs hangs: none of them counts as done. */
  #hangs = false
  #cause: Error | null = null

  constructor(
    start: () => ThreadPort,
    private readonly limits: ThreadLimits,
    private readonly events: ThreadEvents,
    private readonly now: () => number
  ) {
    this.#aliveAt = now()
    this.#port = start()
    this.#port.on('message', (report) => this.#hear(report))
    this.#port.on('error', (error) => (this.#cause = error))
    this.#port.on('exit', () => this.#bury())
  }

  get isEmpty(): boolean {
    return this.#calls.size === 0
  }

  /** Whether it takes no more jobs. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  run(assignment: Assignment): RunningCall {
    const id = ++this.#count
    const call = new RunningCall(assignment.name, () => this.#port.postMessage({ type: 'cancel', id }))
    this.#calls.set(id, call)
    this.#port.postMessage({ type: 'run', id, assignment })
    return call
  }

  /** Asks the thread to end its jobs and itself; what does not within the grace is ended. */
  leave(): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#endsAt = this.now() + GRACE_MS
    for (const id of this.#calls.keys()) this.#port.postMessage({ type: 'cancel', id })
    if (this.isEmpty) this.#port.postMessage({ type: 'close' })
  }

  /** Nothing could be heard meanwhile, such as while the whole process was suspended. */
  excuse(): void {
    this.#aliveAt = this.now()
  }

  /** Ends the thread when it does not answer any more, and lets it leave when one of its jobs hangs. */
  look(): void {
    const silentMs = this.now() - this.#aliveAt
    if (this.#endsAt !== null && this.now() >= this.#endsAt) void this.#port.terminate()
    else if (silentMs > this.limits.blockedMs) {
      this.#hang('it does not answer')
      this.#endsAt = this.now()
      void this.#port.terminate()
    } else if (!this.#isLeaving && this.#stalledMs > this.limits.stalledMs) {
      this.#hang('one of its jobs hangs')
      this.leave()
    }
  }

  #hear(report: ThreadReport): void {
    this.#aliveAt = this.now()
    if (report.type === 'heartbeat') this.#stalledMs = report.stalledMs
    if (report.type === 'due') this.events.onDue(report.name)
    if (report.type !== 'ended') return
    const call = this.#calls.get(report.id)!
    this.#calls.delete(report.id)
    if (this.#isLeaving) this.events.onInterrupted(call.name)
    if (this.#isLeaving && this.isEmpty) this.#port.postMessage({ type: 'close' })
    call.end(report.failed || (this.#hangs && this.limits.isAlone) ? 1 : 0)
  }

  #hang(reason: string): void {
    this.#hangs = true
    this.#trouble(reason)
    this.events.onHung(
      [...this.#calls.values()].map(({ name }) => name),
      reason
    )
  }

  #trouble(reason: string): void {
    this.events.onTrouble(
      reason,
      [...this.#calls.values()].map(({ name }) => name),
      this.#cause
    )
  }

  #bury(): void {
    if (this.#endsAt === null) this.#trouble('it ended')
    this.#isLeaving = true
    this.events.onExit()
    for (const call of this.#calls.values()) {
      this.events.onInterrupted(call.name)
      call.end(1)
    }
    this.#calls.clear()
  }
}
