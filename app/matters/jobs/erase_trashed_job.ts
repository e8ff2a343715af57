import { Job } from '#app/core/jobs/job'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'

/** Empties the trash of what has lain in it for long enough. */
export default class EraseTrashedJob extends Job {
  static readonly lockName = 'erase_trashed_matters'

  async handle() {
    await new EraseTrashed().handle(() => this.stopped)
  }
}
