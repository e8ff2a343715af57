import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/core/clock'
import { recurringTasks } from '#app/core/contributions/registries'
import { Job } from '#app/core/jobs/job'
import { drainOutbox } from '#app/core/outbox/drain_outbox'

/**
 * Long-lived: looks once a second, since starting a thread for each look would cost more than the work, and runs the short recurring tasks of other
 * modules in between. One that fails is logged and tried at its next time: it holds up nobody else. Its lock tells that the worker lives.
 */
export default class DrainOutboxJob extends Job {
  static readonly lockName = 'outbox'
  static readonly longLived = true

  readonly #ranAt = new Map<string, number>()

  async handle() {
    while (!this.stopped) {
      await drainOutbox(() => this.stopped)
      for (const task of recurringTasks.all()) await this.runWhenDue(task)
      await this.rest(1_000)
    }
  }

  private async runWhenDue({ key, everySeconds, run }: ReturnType<typeof recurringTasks.all>[number]) {
    const now = clock.now().toMillis()
    if (this.stopped || now - (this.#ranAt.get(key) ?? 0) < everySeconds * 1_000) return
    this.#ranAt.set(key, now)
    await run(() => this.stopped).catch((error: unknown) => logger.error({ err: error, task: key }, 'an errand failed'))
  }
}
