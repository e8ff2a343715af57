import { partsOf } from '#app/core/contributions/define_module'
import { recurringTasks } from '#app/core/contributions/registries'
import { deliverReminders } from '#app/activities/actions/deliver_reminders'
import { escalateReminders } from '#app/activities/actions/escalate_reminders'
import { repeatSnoozed } from '#app/activities/actions/repeat_snoozed'

/** Delivers what is due: reminders, what was put off until now, and what nobody saw in time. Reminders promise the minute. */
export async function processReminders(isStopping: () => boolean): Promise<void> {
  await deliverReminders(isStopping)
  await repeatSnoozed(isStopping)
  await escalateReminders(isStopping)
}

export const recurringTaskParts = [
  partsOf(recurringTasks, { key: 'reminders', everySeconds: 20, run: processReminders }),
]
