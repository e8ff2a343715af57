import { Job } from '#app/core/jobs/job'
import { deliverReminders } from '#app/activities/actions/deliver_reminders'
import { escalateReminders } from '#app/activities/actions/escalate_reminders'
import { repeatSnoozed } from '#app/activities/actions/repeat_snoozed'

/** Delivers what is due: reminders, what was put off until now, and what nobody saw in time. */
export default class DeliverRemindersJob extends Job {
  static readonly lockName = 'reminders'

  async handle() {
    await deliverReminders(() => this.stopped)
    await repeatSnoozed(() => this.stopped)
    await escalateReminders(() => this.stopped)
  }
}
