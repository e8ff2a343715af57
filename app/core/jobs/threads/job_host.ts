import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { Job, JobClass } from '#app/core/jobs/job'
import { stepsDone } from '#app/core/jobs/progress'
import { runJob } from '#app/core/jobs/run_job'
import { DueWatch } from './due_watch.js'
import type { Assignment, JobCall, ThreadReport, ThreadRequest } from './messages.js'

/** How often a second worker looks whether the first one has left a long-lived job. */
const STAND_BY_MS = 5_000
/** How often the thread tells the worker process that it is alive. */
export const HEARTBEAT_MS = 5_000

interface Surroundings {
  load(module: string): Promise<{ default: JobClass }>
  /** Milliseconds that only grow. */
  now(): number
  /** Steps that work in the thread has come. */
  steps(): number
}

/** Runs the jobs of one thread side by side, and reports how they are. */
export class JobHost {
  readonly #running = new Map<number, RunningJob>()
  #beatAt = 0

  constructor(
    private readonly report: (report: ThreadReport) => void,
    private readonly around: Surroundings = {
      load: (module) => import(module),
      now: () => performance.now(),
      steps: stepsDone,
    }
  ) {}

  /** Starts a job and returns when it has ended, well or not: a failure is logged and reported, and is none of the thread. */
  async run(id: number, assignment: Assignment): Promise<void> {
    const running = new RunningJob(this.around.now())
    this.#running.set(id, running)
    let failed = false
    try {
      await ('watches' in assignment ? this.#watch(assignment.watches, running) : this.#runLocked(assignment, running))
    } catch (error) {
      failed = true
      logger.error({ err: error, job: assignment.name }, 'job failed')
    }
    this.#running.delete(id)
    this.report({ type: 'ended', id, failed })
  }

  /** Asks a job to finish what it holds and end. */
  cancel(id: number): void {
    this.#running.get(id)?.cancel()
  }

  /** Does what the worker process asks, but for closing the thread. */
  receive(request: ThreadRequest): void {
    if (request.type === 'run') void this.run(request.id, request.assignment)
    if (request.type === 'cancel') this.cancel(request.id)
  }

  /** Reports that the thread is alive. Nothing could progress while the whole process was suspended. */
  beat(): void {
    const now = this.around.now()
    const isLate = now - this.#beatAt > 4 * HEARTBEAT_MS
    this.#beatAt = now
    if (isLate) for (const running of this.#running.values()) running.excuse(now)
    const all = [...this.#running.values()]
    // What was done in the thread is the work of the one job that it has; of several it is not known whose.
    const steps = all.length === 1 ? this.around.steps() : null
    const stalledMs = Math.max(0, ...all.map((running) => running.stalledMs(now, steps)))
    this.report({ type: 'heartbeat', stalledMs })
  }

  async #watch(calls: JobCall[], running: RunningJob): Promise<void> {
    const watch = new DueWatch(calls, this.around.load, (name) => this.report({ type: 'due', name }))
    running.begin(watch)
    await watch.handle()
  }

  /** A long-lived job that another worker has waits for its turn. */
  async #runLocked({ module, args }: JobCall, running: RunningJob): Promise<void> {
    const { default: job } = await this.around.load(module)
    while (!running.cancelled.aborted) {
      const hasRun = await runJob(job, args, (instance) => running.begin(instance))
      running.standBy()
      if (hasRun || !job.longLived) return
      await wait(STAND_BY_MS, undefined, { signal: running.cancelled }).catch(() => undefined)
    }
  }
}

class RunningJob {
  readonly #cancelling = new AbortController()
  #job: Job | null = null
  #heartbeats = 0
  #steps: number | null = null

  constructor(private progressAt: number) {}

  get cancelled(): AbortSignal {
    return this.#cancelling.signal
  }

  begin(job: Job): void {
    this.#job = job
    if (this.cancelled.aborted) job.stop()
  }

  standBy(): void {
    this.#job = null
  }

  cancel(): void {
    this.#cancelling.abort()
    this.#job?.stop()
  }

  excuse(now: number): void {
    this.progressAt = now
  }

  /** For how long it has made no progress. `steps`: those of its thread, when they are its own. */
  stalledMs(now: number, steps: number | null): number {
    const heartbeats = this.#job?.heartbeats ?? -1
    if (!this.#job || heartbeats !== this.#heartbeats || steps !== this.#steps) this.progressAt = now
    this.#heartbeats = heartbeats
    this.#steps = steps
    return now - this.progressAt
  }
}
