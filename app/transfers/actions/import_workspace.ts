import { setTimeout as wait } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import User from '#app/accounts/models/user'
import { SYSTEM } from '#app/core/audit/author'
import Task from '#app/core/tasks/models/task'
import { reserveTask } from '#app/core/tasks/queue_task'
import { runTask } from '#app/core/tasks/run_task'
import { TaskFailed, type TaskResult } from '#app/core/tasks/task_kinds'
import { ArchiveReader } from '#app/transfers/restore/archive_reader'
import { readManifest } from '#app/transfers/restore/check_archive'
import { DeleteFirm } from '#app/workspaces/actions/delete_firm'
import { OpenFirm } from '#app/workspaces/actions/open_firm'
import { StartArchive } from './start_archive.js'

const RENEW_MS = 60_000
const LOOK_AGAIN_MS = 500

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

  /** A firm of which nothing could be brought in is closed again: when the task is over, not when somebody else goes on with it. */
  private async into(owner: User, path: string, name: string): Promise<ImportOutcome> {
    const firm = await this.openFirm.handle(SYSTEM, owner, { name })
    const by = { userId: owner.id, workspaceId: firm.id }
    const { id } = await this.startArchive.restore(SYSTEM, by, path, { isReserved: true })
    const task = await this.runToItsEnd(id)
    const { message, values } = (task.result ?? { message: 'tasks.error.unknown', values: {} }) as TaskResult
    if (task.state === 'done') return { isDone: true, message, values }
    await new DeleteFirm().handle(SYSTEM, firm, { userId: owner.id, name: firm.name })
    return { isDone: false, message, values }
  }

  /** Runs a task turn by turn until it has ended, here or in a worker. */
  private async runToItsEnd(id: number): Promise<Task> {
    const renew = () => void reserveTask(id).catch((error: unknown) => logger.warn({ err: error }, 'task not reserved'))
    const timer = setInterval(renew, RENEW_MS)
    try {
      for (;;) {
        const task = (await Task.held(id))!
        if (!task.isOpen) return task
        if (!(await runTask(id))) await wait(LOOK_AGAIN_MS)
      }
    } finally {
      clearInterval(timer)
    }
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
