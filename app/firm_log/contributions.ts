import { taskKinds } from '#app/core/tasks/task_kinds'
import { logExport } from '#app/firm_log/tasks/export_log'

taskKinds.add(logExport)
