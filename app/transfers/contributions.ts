import { noticeKinds } from '#app/core/contributions/registries'
import { taskEndings, taskKinds } from '#app/core/tasks/task_kinds'
import { tellOfTask } from '#app/transfers/actions/tell_of_task'
import { workspaceExport } from '#app/transfers/export/export_task'
import { restoreErasure, workspaceRestore } from '#app/transfers/restore/restore_task'

noticeKinds.add({ key: 'task_finished', order: 60, area: 'team', channels: ['app'] })
taskEndings.add({ key: 'transfers.notice', tell: tellOfTask })
for (const kind of [workspaceExport, workspaceRestore, restoreErasure]) taskKinds.add(kind)
