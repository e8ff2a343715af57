import logger from '@adonisjs/core/services/logger'
import { Job, type JobClass } from '#app/core/jobs/job'
import { isLockHeld } from '#app/core/jobs/lock'
import { RestartDelay } from '#app/core/jobs/restart_delay'
import { nameOf } from '#app/core/jobs/run_job'
import type { JobCall } from './messages.js'

const EVERY_MS = 2_000

/** A job whose work is watched. */
interface Watched {
  call: JobCall
  job: JobClass
  delay: RestartDelay
  /** Looks that are left out, since the last one failed: as many as the delay has seconds. */
  skips: number
}

/**
 * Asks every two seconds whether heavy jobs have something to do, and reports those that have and that no worker is running. A question that fails is asked
 * less and less often, and holds up no other.
 */
export class DueWatch extends Job {
  constructor(
    private readonly calls: JobCall[],
    private readonly load: (module: string) => Promise<{ default: JobClass }>,
    private readonly onDue: (name: string) => void
  ) {
    super()
  }

  async handle() {
    const watched: Watched[] = []
    for (const call of this.calls)
      watched.push({ call, job: (await this.load(call.module)).default, delay: new RestartDelay(), skips: 0 })
    for (; !this.stopped; await this.rest(EVERY_MS)) for (const each of watched) await this.ask(each)
  }

  private async ask(watched: Watched): Promise<void> {
    if (this.stopped || watched.skips-- > 0) return
    const { call, job } = watched
    try {
      if ((await job.isDue(...call.args)) && !(await isLockHeld(nameOf(job, call.args)))) this.onDue(call.name)
      watched.delay = new RestartDelay()
      watched.skips = 0
    } catch (error) {
      watched.skips = watched.delay.after(0) / 1_000
      logger.warn({ err: error, job: call.name }, 'it is not known whether a job has work')
    }
  }
}
