import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { taskKinds } from './task_kinds.js'
import { acrossFirms } from '#app/core/tenancy/rows'

/**
 * Leaves out the rows of firms whose records are being brought in or taken out again: `query.where(notBeingFilled('reminders.workspace_id'))`. What belongs
 * together comes piece by piece there; a job waits until all is. A task that was killed still counts, until it is done or given up.
 */
export function notBeingFilled(column: string) {
  return (query: { whereNotIn(column: string, values: DatabaseQueryBuilderContract): unknown }): void => {
    const kinds = taskKinds.all().flatMap(({ key, fillsFirm }) => (fillsFirm ? [key] : []))
    const open = acrossFirms(db, 'tasks').whereIn('state', ['queued', 'running']).whereIn('kind', kinds)
    query.whereNotIn(column, open.select('workspace_id'))
  }
}
