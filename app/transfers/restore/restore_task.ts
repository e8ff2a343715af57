import { TaskFailed, type TaskKind, type TaskResult, type TaskWork } from '#app/core/tasks/task_kinds'
import { queueTask } from '#app/core/tasks/queue_task'
import type Task from '#app/core/tasks/models/task'
import db from '@adonisjs/lucid/services/db'
import { fileAllNames, fileContactNames } from '#app/conflicts/names/file_all_names'
import { readManifest } from './check_archive.js'
import { ArchiveReader } from './archive_reader.js'
import { eraseRestored } from './erase_restored.js'
import { PHASES } from './phases.js'
import { Remap } from './remap.js'
import type { Progress, Restoring } from './restoring.js'
import { removeArchive } from './stored_archive.js'

/**
 * Brings an archive of the full export into an empty firm. Everything is checked before anything is written; then each step is kept with the
 * place that it came to. What cannot be brought in is taken out again as a whole.
 */
export const workspaceRestore: TaskKind = {
  key: 'transfers.workspace_restore',
  title: 'transfers.task.workspace_restore',
  isLong: true,
  fillsFirm: true,

  async run(task, work) {
    const erasing = task.checkpoint?.erasing as Failure | undefined
    if (erasing) return takeBack(task, erasing)
    try {
      return await restore(task, work)
    } catch (error) {
      if (!(error instanceof TaskFailed)) throw error
      const failure = { message: error.message, values: error.values }
      await work.progress({ state: { erasing: failure }, done: task.done })
      return takeBack(task, failure)
    }
  },

  /** Canceled or given up in the middle, what came is taken out by a task of its own. */
  async ended(trx, task) {
    const { workspaceId, userId, payload } = task
    const isLeftOver = task.state === 'canceled' || task.error === 'tasks.error.unknown'
    if (!isLeftOver) return removeArchive(String(payload.path))
    const order = { taskId: task.id, path: String(payload.path) }
    await queueTask(trx, { workspaceId, userId, kind: restoreErasure.key, payload: order })
  },
}

/** Takes out what a canceled import had brought in. */
export const restoreErasure: TaskKind = {
  key: 'transfers.restore_erasure',
  title: 'transfers.task.restore_erasure',
  fillsFirm: true,

  async run(task) {
    await eraseRestored({ firm: task.workspaceId, remap: new Remap(Number(task.payload.taskId)) })
    await removeArchive(String(task.payload.path))
    return { message: 'transfers.restore_erasure.done', values: {} }
  },
}

type Failure = { message: string; values: Record<string, string | number> }

async function takeBack(task: Task, failure: Failure): Promise<never> {
  await eraseRestored({ firm: task.workspaceId, remap: new Remap(task.id) })
  throw new TaskFailed(failure.message, failure.values)
}

async function restore(task: Task, work: TaskWork): Promise<TaskResult> {
  const archive = await ArchiveReader.open(String(task.payload.path))
  try {
    const manifest = await readManifest(archive)
    const progress = { phase: 0, counts: {}, ...task.checkpoint } as Progress
    const here: Restoring = {
      task,
      work,
      archive,
      manifest,
      firm: task.workspaceId,
      remap: new Remap(task.id),
      progress,
    }
    for (const [number, phase] of PHASES.entries()) {
      if (number < here.progress.phase) continue
      await phase(here)
      here.progress = { phase: number + 1, done: here.progress.done, counts: here.progress.counts }
      await work.progress({ state: { ...here.progress }, done: here.progress.done ?? 0 })
    }
    await fileAllNames(db.connection())
    await fileContactNames(db.connection())
    const values = { rows: 0, files: 0, strangers: 0, ...here.progress.counts }
    const subject = { type: 'firm', id: task.workspaceId, place: { page: 'matters' } }
    return { message: 'transfers.workspace_restore.done', values, subject }
  } finally {
    archive.close()
  }
}
