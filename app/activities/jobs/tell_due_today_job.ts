import { Job } from '#app/core/jobs/job'
import { tellDueToday } from '#app/activities/actions/tell_due_today'

/** Says in the morning what is due that day. */
export default class TellDueTodayJob extends Job {
  static readonly lockName = 'due-today'

  async handle() {
    await tellDueToday(() => this.stopped)
  }
}
