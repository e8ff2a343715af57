import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import Bree from 'bree'
import { LOCK_SECONDS } from '#app/core/jobs/lock'
import { RestartDelay } from '#app/core/jobs/restart_delay'
import type { RunningCall, ThreadPort } from './job_thread.js'
import type { Assignment, JobCall } from './messages.js'
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
  startThread(name: string): ThreadPort
  now?(): number
  wait?(milliseconds: number): Promise<unknown>
}

/** A job between its runs. */
interface Life {
  assignment: Assignment
  cron?: string
  isHeavy: boolean
  delay: RestartDelay
  bornAt: number
  /** After a failure a heavy job is left alone for a while. */
  notBefore: number
  /** Runs again what was interrupted, once. */
  isSecondRun: boolean
}

/** A lock that nobody holds any more is taken over after this time. */
const LOCK_IS_OVER_MS = (LOCK_SECONDS + 5) * 1_000
const WATCH = 'due_watch'

/** Starts each job when it is due: Bree knows the times, the pool the threads. */
export class JobScheduler {
  readonly #bree: Bree
  readonly #pool: ThreadPool
  readonly #lives = new Map<string, Life>()
  readonly #now: () => number
  readonly #wait: (milliseconds: number) => Promise<unknown>
  #isEnding = false
  #looks: NodeJS.Timeout | null = null

  constructor({ jobs, entry, startThread, now = () => performance.now(), wait: sleep = wait }: SchedulerOptions) {
    this.#now = now
    this.#wait = sleep
    this.#pool = new ThreadPool({
      startThread,
      now,
      onDue: (name) => void this.#runDue(name),
      onInterrupted: (name) => void this.#runInterrupted(name),
    })
    for (const { cron, isHeavy = false, ...call } of jobs) this.#know(call, isHeavy, cron)
    const watches = [...this.#lives.values()].flatMap((life) => (isOnDemand(life) ? [life.assignment as JobCall] : []))
    this.#know({ name: WATCH, watches }, false)
    this.#bree = makeBree([...this.#lives.values()], entry)
    this.#bree.createWorker = (_, { workerData }) => this.#start(workerData.job.name) as never
  }

  /** Starts what runs all the time, and from now on everything at its time. */
  async start(): Promise<void> {
    await this.#bree.start()
    this.#looks = setInterval(() => this.#pool.look(), LOOK_MS)
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
    this.#lives.set(assignment.name, { ...life, isSecondRun: false })
  }

  #start(name: string): RunningCall {
    const life = this.#lives.get(name)!
    life.bornAt = this.#now()
    const call = this.#pool.run(life.assignment, life.isHeavy)
    call.once('exit', (code: number) => void this.#ended(life, code))
    return call
  }

  async #ended(life: Life, code: number): Promise<void> {
    if (code === 0) life.isSecondRun = false
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

  async #runAfter(milliseconds: number, { assignment: { name } }: Life): Promise<void> {
    if (milliseconds > 0) await this.#wait(milliseconds)
    await this.runNow(name)
  }
}

const isOnDemand = ({ isHeavy, cron }: Life) => isHeavy && !cron

function makeBree(lives: Life[], path: string): Bree {
  return new Bree({
    root: false,
    doRootCheck: false,
    acceptedExtensions: ['.js', '.ts'],
    timezone: 'America/Mexico_City',
    logger: {
      info: (text: string) => logger.debug(text),
      warn: (text: string) => logger.warn(text),
      error: (text: string) => logger.error(text),
    },
    errorHandler: (error, { name }) => logger.error({ err: error, job: name }, 'job failed'),
    jobs: lives.map((life) => ({
      name: life.assignment.name,
      path,
      ...(life.cron ? { cron: life.cron } : {}),
      timeout: life.cron || life.isHeavy ? (false as const) : 0,
    })),
  })
}
