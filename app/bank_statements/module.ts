import PaymentErased from '#app/billing/events/payment_erased'
import PaymentRejected from '#app/billing/events/payment_rejected'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { recurringTasks } from '#app/core/contributions/registries'
import { taskKinds } from '#app/core/tasks/task_kinds'
import { archiveParts } from '#app/bank_statements/archive_parts'
import { personalDataParts } from '#app/bank_statements/personal_data'
import { statementImport } from '#app/bank_statements/actions/import_task'
import { sweepDrafts } from '#app/bank_statements/actions/sweep_drafts'

export default defineModule({
  parts: [
    archiveParts,
    personalDataParts,
    partsOf(taskKinds, statementImport),
    partsOf(recurringTasks, { key: 'bank_statements.drafts', everySeconds: 3_600, run: sweepDrafts }),
  ],
  on: [
    reaction(PaymentErased, () => import('#app/bank_statements/listeners/reopen_movement')),
    reaction(PaymentRejected, () => import('#app/bank_statements/listeners/reopen_movement')),
  ],
})
