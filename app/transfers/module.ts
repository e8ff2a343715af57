import TaskEnded from '#app/core/events/task_ended'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { noticeKinds } from '#app/core/contributions/registries'
import { taskKinds } from '#app/core/tasks/task_kinds'
import { matterDependents } from '#app/matters/matter_parts'
import MatterTag from '#app/matters/models/matter_tag'
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
    partsOf(matterDependents, {
      key: 'transfers.tags',
      order: 20,
      erase: async (trx, { id }) => void (await MatterTag.byKey('matter_id', id, trx).delete()),
    }),
    subjectParts,
    personalDataParts,
  ],
  on: [reaction(TaskEnded, () => import('#app/transfers/listeners/notify_of_task'))],
})
