import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { randomness } from '#app/core/encryption/tokens'
import { toSqlInstant } from '#app/core/models/columns'
import type Task from './models/task.js'
import TaskFile from './models/task_file.js'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'

/** Days for which what a task made can be fetched. */
export const KEPT_DAYS = 7

/** A new place on the disk that nobody guesses. */
export function newStorageKey(area: 'tasks' | 'transfers'): string {
  return `${area}/${randomness.bytes(24).toString('base64url')}`
}

/**
 * Keeps a file that a task made, in place of an earlier one of the same name: a task that is killed and runs again leaves one. Only who started
 * the task may fetch it. A task that remembers `storageKey` from before leaves nothing on the disk when it is killed while it stores.
 */
export async function storeTaskFile(
  task: Task,
  name: string,
  content: Buffer | Readable,
  storageKey = newStorageKey('tasks')
): Promise<TaskFile> {
  if (content instanceof Readable) await drive.use().putStream(storageKey, content)
  else await drive.use().put(storageKey, content)
  const { contentLength: bytes } = await drive.use().getMetaData(storageKey)
  const file = await db.transaction(async (trx) => {
    const earlier = await TaskFile.in({ id: task.workspaceId }, trx).where({ taskId: task.id, name }).first()
    await earlier?.delete()
    const row = { workspaceId: task.workspaceId, taskId: task.id, name, storageKey, bytes }
    const kept = await TaskFile.create({ ...row, expiresAt: clock.now().plus({ days: KEPT_DAYS }) }, { client: trx })
    return { kept, earlier }
  })
  if (file.earlier && file.earlier.storageKey !== storageKey) await removeStored(file.earlier.storageKey)
  return file.kept
}

/** The content of a file of a task. */
export function readTaskFile({ storageKey }: TaskFile): Promise<Readable> {
  return drive.use().getStream(storageKey)
}

/** Takes a stored file away. One that stays behind harms nobody, so a disk that fails is only logged. */
export async function removeStored(storageKey: string): Promise<void> {
  await drive
    .use()
    .delete(storageKey)
    .catch((error: unknown) => logger.warn({ err: error }, 'a stored file could not be removed'))
}

/** Removes the files whose days are over, some at a time, and returns how many there were. */
export async function sweepTaskFiles(isStopping = () => false): Promise<number> {
  for (let swept = 0; ;) {
    const now = toSqlInstant(clock.now())
    const over = await acrossFirms(db, 'task_files')
      .where('expires_at', '<', now)
      .limit(100)
      .select('id', 'storage_key')
    for (const { id, storage_key } of over) {
      await removeStored(storage_key)
      await rowsBy(db, 'task_files', { id }).delete()
    }
    swept += over.length
    if (over.length < 100 || isStopping()) return swept
  }
}
