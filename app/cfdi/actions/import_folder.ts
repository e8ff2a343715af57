import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { Language } from '#app/core/messages/catalogue'
import { newStorageKey, removeStored } from '#app/core/tasks/task_files'
import { queueTask } from '#app/core/tasks/queue_task'
import { FOLDER_LIMITS } from '#app/cfdi/domain/folder_limits'
import { xmlEntries } from '#app/cfdi/folders/xml_entries'

/** A ZIP on the disk. */
export interface ArrivedZip {
  path: string
  name: string
  language: Language
}

/** Queues a folder of XML. */
export class ImportFolder {
  /** Throws a FieldProblem at `file` for what is no ZIP, holds no XML or too many. */
  async handle(
    author: Author,
    { id: workspaceId }: { id: number },
    { path, name, language }: ArrivedZip
  ): Promise<number> {
    const total = await countOf(path)
    if (total === 0) throw new FieldProblem('file', 'cfdi.problem.no_xml')
    if (total > FOLDER_LIMITS.entries)
      throw new FieldProblem('file', 'cfdi.problem.too_many', { most: FOLDER_LIMITS.entries })
    const storageKey = newStorageKey('tasks')
    await drive.use().copyFromFs(path, storageKey)
    try {
      return await db.transaction(async (trx) => {
        const payload = { storageKey, name: name.slice(0, 200), language }
        const task = await queueTask(trx, {
          workspaceId,
          userId: author.userId!,
          kind: 'cfdi_folders.import',
          payload,
          total,
        })
        const subject = { type: 'task', id: task.id }
        await record(trx, author, { workspaceId, action: 'cfdi.folder_sent', subject, after: { name, count: total } })
        return task.id
      })
    } catch (error) {
      await removeStored(storageKey)
      throw error
    }
  }
}

async function countOf(path: string): Promise<number> {
  let count = 0
  try {
    for await (const _ of xmlEntries(path, { most: FOLDER_LIMITS.entries + 1 })) count++
  } catch {
    throw new FieldProblem('file', 'cfdi.problem.broken_zip')
  }
  return count
}
