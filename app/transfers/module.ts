import TaskEnded from '#app/core/events/task_ended'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { noticeKinds } from '#app/core/contributions/registries'
import { taskKinds } from '#app/core/tasks/task_kinds'
import MatterErased from '#app/matters/events/matter_erased'
import { bulkEdit, bulkUndo } from '#app/transfers/bulk/bulk_tasks'
import { workspaceExport } from '#app/transfers/export/export_task'
import { importCheck, importRows } from '#app/transfers/import/import_tasks'
import { subjectParts } from '#app/transfers/notice_subject'
import { personalDataParts } from '#app/transfers/personal_data'
import { restoreErasure, workspaceRestore } from '#app/transfers/restore/restore_task'
import { recordsExport } from '#app/transfers/spreadsheets/export_task'

export default defineModule({
  parts: [
    partsOf(noticeKinds, { key: 'task_finished', order: 60, area: 'team', channels: ['app'] }),
    partsOf(
      taskKinds,
      importCheck,
      importRows,
      bulkEdit,
      bulkUndo,
      recordsExport,
      workspaceExport,
      workspaceRestore,
      restoreErasure
    ),
    subjectParts,
    personalDataParts,
  ],
  on: [
    reaction(MatterErased, () => import('#app/transfers/listeners/forget_matter')),
    reaction(TaskEnded, () => import('#app/transfers/listeners/notify_of_task')),
  ],
})
