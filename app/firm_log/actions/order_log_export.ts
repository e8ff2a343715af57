import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Language } from '#app/core/messages/catalogue'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import type { LogFilters } from '#app/firm_log/log_filters'

/** Queues a file of the log as its reader sees it; that somebody takes it along is an entry of the log itself. */
export class OrderLogExport {
  async handle(
    author: Author,
    owner: { userId: number; workspaceId: number },
    choices: { filters: LogFilters; language: Language; timeZone: string }
  ): Promise<Task> {
    const { userId, workspaceId } = owner
    const { filters } = choices
    return db.transaction(async (trx) => {
      const payload = { ...choices, filters: { ...filters } }
      const task = await queueTask(trx, { userId, workspaceId, kind: 'firm_log.export', payload })
      const subject = { type: 'task', id: task.id }
      await record(trx, author, { workspaceId, action: 'log.exported', subject, after: chosenIn(filters) })
      return task
    })
  }
}

function chosenIn({ person, kind, matter, from, to }: LogFilters): Record<string, unknown> {
  const chosen = { userId: person, section: kind, matterNumber: matter, since: from, untilOn: to }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null))
}
