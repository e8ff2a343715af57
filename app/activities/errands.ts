import { partsOf } from '#app/core/contributions/define_module'
import { errands } from '#app/core/contributions/registries'
import { deliverReminders } from '#app/activities/actions/deliver_reminders'
import { escalateReminders } from '#app/activities/actions/escalate_reminders'
import { repeatSnoozed } from '#app/activities/actions/repeat_snoozed'

/** Delivers what is due: reminders, what was put off until now, and what nobody saw in time. Reminders promise the minute. */
export async function attendReminders(isStopping: () => boolean): Promise<void> {
  await deliverReminders(isStopping)
  await repeatSnoozed(isStopping)
  await escalateReminders(isStopping)
}

export const errandParts = [partsOf(errands, { key: 'reminders', everySeconds: 20, run: attendReminders })]
