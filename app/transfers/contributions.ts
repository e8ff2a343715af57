import { noticeKinds } from '#app/core/contributions/registries'
import { taskEndings, taskKinds } from '#app/core/tasks/task_kinds'
import { tellOfTask } from '#app/transfers/actions/tell_of_task'
import { workspaceExport } from '#app/transfers/export/export_task'
import { bulkEdit, bulkUndo } from '#app/transfers/bulk/bulk_tasks'
import { importCheck, importRows } from '#app/transfers/import/import_tasks'
import { recordsExport } from '#app/transfers/spreadsheets/export_task'
import { matterRemains } from '#app/matters/matter_parts'
import { restoreErasure, workspaceRestore } from '#app/transfers/restore/restore_task'

noticeKinds.add({ key: 'task_finished', order: 60, area: 'team', channels: ['app'] })
taskEndings.add({ key: 'transfers.notice', tell: tellOfTask })
const KINDS = [
  importCheck,
  importRows,
  bulkEdit,
  bulkUndo,
  recordsExport,
  workspaceExport,
  workspaceRestore,
  restoreErasure,
]

for (const kind of KINDS) taskKinds.add(kind)
matterRemains.add({
  key: 'transfers.tags',
  order: 20,
  erase: async (trx, { id }) => void (await trx.from('matter_tags').where('matter_id', id).delete()),
})
