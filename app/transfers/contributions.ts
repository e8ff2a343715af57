import { noticeKinds } from '#app/core/contributions/registries'
import { taskEndings } from '#app/core/tasks/task_kinds'
import { tellOfTask } from '#app/transfers/actions/tell_of_task'

noticeKinds.add({ key: 'task_finished', order: 60, area: 'team', channels: ['app'] })
taskEndings.add({ key: 'transfers.notice', tell: tellOfTask })
