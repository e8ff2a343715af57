import { Job } from '#app/core/jobs/job'
import { notifyDueToday } from '#app/activities/actions/notify_due_today'

/** Says in the morning what is due that day. */
export default class NotifyDueTodayJob extends Job {
  static readonly lockName = 'due-today'

  async handle() {
    await notifyDueToday(() => this.stopped)
  }
}
