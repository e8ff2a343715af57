import { Job } from '#app/core/jobs/job'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'

/** Long-lived: looks every twenty seconds, so that what happens together comes in one e-mail. */
export default class SendNoticesJob extends Job {
  static readonly lockName = 'notices'
  static readonly longLived = true

  async handle() {
    while (!this.stopped) {
      await sendDueNotices(() => this.stopped)
      await this.rest(20_000)
    }
  }
}
