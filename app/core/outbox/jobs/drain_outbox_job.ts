import { Job } from '#app/core/jobs/job'
import { drainOutbox } from '#app/core/outbox/drain_outbox'

/** Long-lived: looks once a second, since starting a thread for each look would cost more than the work. Its lock tells that the worker lives. */
export default class DrainOutboxJob extends Job {
  static readonly lockName = 'outbox'
  static readonly longLived = true

  async handle() {
    while (!this.stopped) {
      await drainOutbox(() => this.stopped)
      await this.rest(1_000)
    }
  }
}
