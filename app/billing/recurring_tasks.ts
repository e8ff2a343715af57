import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds, recurringTasks } from '#app/core/contributions/registries'
import { RECURRING_JOB, runRecurringCharges } from '#app/billing/actions/run_recurring_charges'
import { unreadableRecurring } from '#app/billing/queries/unreadable_recurring'

/** The charges of recurring ones (igualas), and who is told when one could not be made. */
export const recurringTaskParts = [
  partsOf(recurringTasks, {
    key: RECURRING_JOB,
    everySeconds: 300,
    run: async (isStopping) => void (await runRecurringCharges(isStopping)),
  }),
  partsOf(noticeKinds, {
    key: 'recurring_charge_failed',
    order: 45,
    area: 'billing',
    channels: ['app', 'email'],
    locked: ['app'],
  }),
  partsOf(noticeSubjects, {
    key: 'recurring_charge',
    address: (id) => route('law_firm.recurring_charges.show', { id }),
    unreadable: unreadableRecurring,
  }),
]
