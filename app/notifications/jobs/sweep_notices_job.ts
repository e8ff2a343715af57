import { Job } from '#app/core/jobs/job'
import { sweep } from '#app/core/jobs/sweep'
import { oldNotices } from '#app/notifications/actions/send_due_notices'

export default class SweepNoticesJob extends Job {
  static readonly lockName = 'sweep-notices'

  async handle() {
    await sweep(oldNotices, () => this.stopped)
  }
}
