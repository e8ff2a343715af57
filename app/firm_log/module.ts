import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { taskKinds } from '#app/core/tasks/task_kinds'
import { logExport } from '#app/firm_log/tasks/export_log'

export default defineModule({
  parts: [partsOf(taskKinds, logExport)],
})
