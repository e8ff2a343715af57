import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type Bree from 'bree'
import { LOCK_SECONDS } from '#app/core/jobs/lock'
import { RestartDelay } from '#app/core/jobs/restart_delay'
import { makeBree } from './bree.js'
import { isOnDemand, type JobLife } from './job_life.js'
import type { ThreadPort } from './job_thread.js'
import type { Assignment, JobCall } from './messages.js'
import type { RunningCall } from './running_call.js'
import { LOOK_MS, ThreadPool } from './thread_pool.js'

/** A job with its time, of Mexico City; without one it runs as long as the worker does, or, a heavy one, while it has something to do. */
export interface ScheduledCall extends JobCall {
  cron?: string
  isHeavy?: boolean
}

export interface SchedulerOptions {
  jobs: ScheduledCall[]
  /** The file that a thread runs. */
  entry: string
  startThread(name: string, isHeavy: boolean): ThreadPort
  /** A heavy job hung and was ended. */
  onHung?(name: string, reason: string): Promise<void>
  /** A job that had hung ran to its end. */
  onRecovered?(name: string): Promise<void>
  now?(): number
  wait?(milliseconds: number): Promise<unknown>
}

/** A lock that nobody holds any more is taken over after this time. */
const LOCK_IS_OVER_MS = (LOCK_SECONDS + 5) * 1_000
const WATCH = 'due_watch'

/** Starts each job when it is due: Bree knows the times, the pool the threads. */
export class JobScheduler {
  readonly #bree: Bree
  readonly #pool: ThreadPool
  readonly #lives = new Map<string, JobLife>()
  readonly #now: () => number
  readonly #wait: (milliseconds: number) => Promise<unknown>
  #isEnding = false
  #looks: NodeJS.Timeout | null = null

  constructor(private readonly options: SchedulerOptions) {
    const { jobs, entry, startThread, now = () => performance.now(), wait: sleep = wait } = options
    this.#now = now
    this.#wait = sleep
    this.#pool = new ThreadPool({
      startThread,
      now,
      onDue: (name) => void this.#runDue(name),
      onInterrupted: (name) => void this.#runInterrupted(name),
      onHung: (name, reason) => void this.#runHung(name, reason),
    })
    for (const { cron, isHeavy = false, ...call } of jobs) this.#know(call, isHeavy, cron)
    const watches = [...this.#lives.values()].flatMap((life) => (isOnDemand(life) ? [life.assignment as JobCall] : []))
    this.#know({ name: WATCH, watches }, false)
    this.#bree = makeBree(
      [...this.#lives.values()].map(({ assignment, cron, isHeavy }) => ({ name: assignment.name, cron, isHeavy })),
      entry
    )
    this.#bree.createWorker = (_, { workerData }) => this.#start(workerData.job.name) as never
  }

  /** Starts what runs all the time, and from now on everything at its time. */
  async start(): Promise<void> {
    await this.#bree.start()
    this.#looks = setInterval(() => this.look(), LOOK_MS)
  }

  /** Looks after the threads: those that hang are ended. */
  look(): void {
    this.#pool.look()
  }

  /** Runs a job now, unless it is running. */
  async runNow(name: string): Promise<void> {
    if (!this.#isEnding && !this.#bree.workers.has(name)) await this.#bree.run(name)
  }

  /** Asks everything to end. True when it has within so many milliseconds. */
  async stop(graceMs: number): Promise<boolean> {
    this.#isEnding = true
    if (this.#looks) clearInterval(this.#looks)
    const ended = this.#bree.stop().then(async () => {
      this.#pool.leave()
      await this.#pool.emptied()
      return true
    })
    return Promise.race([ended, this.#wait(graceMs).then(() => false)])
  }

  #know(assignment: Assignment, isHeavy: boolean, cron?: string): void {
    const life = { assignment, cron, isHeavy, delay: new RestartDelay(), bornAt: 0, notBefore: -Infinity }
    this.#lives.set(assignment.name, { ...life, isSecondRun: false, hasHung: false })
  }

  #start(name: string): RunningCall {
    const life = this.#lives.get(name)!
    life.bornAt = this.#now()
    const call = this.#pool.run(life.assignment, life.isHeavy)
    call.once('exit', (code: number) => void this.#ended(life, code))
    return call
  }

  async #ended(life: JobLife, code: number): Promise<void> {
    if (code === 0) {
      life.isSecondRun = false
      if (life.hasHung) await this.#told(this.options.onRecovered?.(life.assignment.name))
      life.hasHung = false
    }
    if (isOnDemand(life)) {
      if (code === 0) life.delay = new RestartDelay()
      else life.notBefore = this.#now() + life.delay.after(0)
    }
    if (this.#isEnding || life.isHeavy || life.cron) return
    const waitMs = life.delay.after(this.#now() - life.bornAt)
    logger.warn({ job: life.assignment.name, waitMs }, 'long-lived job ended; it is started again')
    await this.#runAfter(waitMs, life)
  }

  async #runDue(name: string): Promise<void> {
    const life = this.#lives.get(name)!
    if (this.#now() >= life.notBefore) await this.#runAfter(0, life)
  }

  /** A light job that had to end before it was done is run again, since its next time may be a day away. */
  async #runInterrupted(name: string): Promise<void> {
    const life = this.#lives.get(name)!
    if (!life.cron || life.isHeavy) return
    const wasSecondRun = life.isSecondRun
    life.isSecondRun = !wasSecondRun
    if (!wasSecondRun) await this.#runAfter(LOCK_IS_OVER_MS, life)
  }

  /** A heavy job that hung is told of. One with a time of its own is run again, once; the others are when they have work. */
  async #runHung(name: string, reason: string): Promise<void> {
    const life = this.#lives.get(name)!
    life.hasHung = true
    const wasSecondRun = life.isSecondRun
    life.isSecondRun = !wasSecondRun
    await this.#told(this.options.onHung?.(name, reason))
    if (life.cron && !wasSecondRun) await this.#runAfter(LOCK_IS_OVER_MS, life)
  }

  /** What cannot be written down is logged, and stops nothing. */
  async #told(writing: Promise<void> | undefined): Promise<void> {
    await writing?.catch((error) => logger.error({ err: error }, 'a job that hung is not written down'))
  }

  async #runAfter(milliseconds: number, { assignment: { name } }: JobLife): Promise<void> {
    if (milliseconds > 0) await this.#wait(milliseconds)
    await this.runNow(name)
  }
}
