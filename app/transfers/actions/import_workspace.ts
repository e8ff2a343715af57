import { inject } from '@adonisjs/core'
import User from '#app/accounts/models/user'
import { SYSTEM } from '#app/core/audit/author'
import Task from '#app/core/tasks/models/task'
import { runTask } from '#app/core/tasks/run_task'
import { TaskFailed, type TaskResult } from '#app/core/tasks/task_kinds'
import { ArchiveReader } from '#app/transfers/restore/archive_reader'
import { readManifest } from '#app/transfers/restore/check_archive'
import { DeleteFirm } from '#app/workspaces/actions/delete_firm'
import { OpenFirm } from '#app/workspaces/actions/open_firm'
import { StartArchive } from './start_archive.js'

export interface ImportOutcome {
  isDone: boolean
  message: string
  values: Record<string, string | number>
}

interface Order {
  path: string
  email: string
  name?: string
}

/** Brings a full export into a new firm of a person, at once: what an operator does on the command line. */
@inject()
export class ImportWorkspace {
  constructor(
    private readonly openFirm: OpenFirm,
    private readonly startArchive: StartArchive
  ) {}

  async handle({ path, email, name }: Order): Promise<ImportOutcome> {
    const owner = await User.query().where('email', email.toLowerCase()).whereNull('deletedAt').first()
    if (!owner) return { isDone: false, message: 'transfers.restore.error.no_owner', values: { email } }
    try {
      return await this.into(owner, path, name ?? (await firmIn(path)))
    } catch (error) {
      if (!(error instanceof TaskFailed)) throw error
      return { isDone: false, message: error.message, values: error.values }
    }
  }

  /** A firm of which nothing could be brought in is closed again. */
  private async into(owner: User, path: string, name: string): Promise<ImportOutcome> {
    const firm = await this.openFirm.handle(SYSTEM, owner, { name })
    const { id } = await this.startArchive.restore(SYSTEM, { userId: owner.id, workspaceId: firm.id }, path)
    await runTask(id)
    const task = (await Task.held(id))!
    const { message, values } = (task.result ?? { message: 'tasks.error.unknown', values: {} }) as TaskResult
    if (task.state === 'done') return { isDone: true, message, values }
    await new DeleteFirm().handle(SYSTEM, firm, { userId: owner.id, name: firm.name })
    return { isDone: false, message, values }
  }
}

async function firmIn(path: string): Promise<string> {
  const archive = await ArchiveReader.open(path).catch((error: unknown) => {
    throw error instanceof TaskFailed ? error : new TaskFailed('transfers.restore.error.no_zip')
  })
  try {
    return (await readManifest(archive)).firm.slice(0, 120)
  } finally {
    archive.close()
  }
}
