import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'

interface Owner {
  userId: number
  workspaceId: number
}

/** Begins the full export of a firm, or the import of one into a firm that is empty. Whoever asks has shown before that it is them. */
export class StartArchive {
  export(author: Author, owner: Owner): Promise<Task> {
    return this.start(author, owner, { kind: 'transfers.workspace_export', payload: {}, action: 'workspace.exported' })
  }

  /** `path` is that of the archive on the disk. `isReserved`: whoever asks runs the task itself. */
  restore(author: Author, owner: Owner, path: string, { isReserved = false } = {}): Promise<Task> {
    return this.start(author, owner, {
      kind: 'transfers.workspace_restore',
      payload: { path },
      isReserved,
      action: 'workspace.import_started',
    })
  }

  private start(
    author: Author,
    { userId, workspaceId }: Owner,
    { action, ...order }: { kind: string; payload: Record<string, string>; action: string; isReserved?: boolean }
  ): Promise<Task> {
    return db.transaction(async (trx) => {
      const task = await queueTask(trx, { userId, workspaceId, ...order })
      await record(trx, author, { workspaceId, action, subject: { type: 'workspace', id: workspaceId } })
      return task
    })
  }
}
