import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Task from '#app/core/tasks/models/task'
import type { TaskWork } from '#app/core/tasks/task_kinds'
import type { Manifest } from '#app/transfers/export/manifest'
import type { ArchiveReader } from './archive_reader.js'
import type { Remap } from './remap.js'

/** How far an import is: the phase, the part of it, the line of that part, and what was counted. */
export type Progress = {
  phase: number
  part?: number
  line?: number
  done?: number
  counts: Record<string, number>
}

/** An import at work. */
export interface Restoring {
  task: Task
  work: TaskWork
  archive: ArchiveReader
  manifest: Manifest
  firm: number
  remap: Remap
  progress: Progress
}

/** Everything that is counted on the way: each row, each row that is linked later, each file. */
export function totalOf({ tables, files }: Manifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0) + files.count
}

/** Keeps how far the import has come, in the transaction of what this covers. */
export async function saveProgress(
  here: Restoring,
  trx: TransactionClientContract,
  place: Partial<Progress>
): Promise<void> {
  here.progress = { ...here.progress, ...place }
  const { manifest, work, progress } = here
  await work.checkpoint(trx, { state: { ...progress }, done: progress.done ?? 0, total: totalOf(manifest) })
}
