import { hostname } from 'node:os'
import { Job } from '#app/core/jobs/job'
import { sweep } from '#app/core/jobs/sweep'
import { oldRecordChanges } from '#app/core/search/record_changes'
import { followChanges, followLateChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'

const LOOKS_BETWEEN_LATE = 30
const LOOKS_BETWEEN_SWEEPS = 3_600

/** Long-lived: each second, what has changed in the records of the firms is brought into their index. */
export default class IndexRecordsJob extends Job {
  /** The file is this machine’s own: a worker of each machine follows the changes for it. */
  static readonly lockName = `index-records:${hostname().slice(0, 60)}`
  static readonly longLived = true

  async handle() {
    const writer = recordWriter()
    for (let look = 1; !this.stopped; look++) {
      await followChanges(writer, () => this.stopped)
      if (look % LOOKS_BETWEEN_LATE === 0) await followLateChanges(writer)
      if (look % LOOKS_BETWEEN_SWEEPS === 0) await sweep(oldRecordChanges, () => this.stopped)
      await this.rest(1_000)
    }
  }
}
