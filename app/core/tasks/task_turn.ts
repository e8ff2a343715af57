import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { LockLost } from '#app/core/errors/lock_lost'
import { stepDone } from '#app/core/jobs/progress'
import { toSqlInstant } from '#app/core/models/columns'
import type Task from './models/task.js'
import type { TaskPlace, TaskWork } from './task_kinds.js'
import { rowsBy } from '#app/core/tenancy/rows'

const countOf = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)

/**
 * One turn of a task in one process. Every write names the step at which this turn holds the task and counts it up, so that of two processes
 * only one comes further, whatever became of their locks.
 */
export class TaskTurn implements TaskWork {
  #step: number
  #workedMs: number
  #since = clock.now().toMillis()

  constructor(
    private readonly task: Task,
    private readonly isStopping: () => boolean
  ) {
    this.#step = task.step
    this.#workedMs = Number(task.workedMs)
  }

  isStopped(): boolean {
    return this.isStopping()
  }

  /** Takes the task; false when somebody else did, or it is over. */
  async take(): Promise<boolean> {
    const now = toSqlInstant(clock.now())
    const started_at = this.task.startedAt ? toSqlInstant(this.task.startedAt) : now
    const taken = await this.write(db.connection(), {
      state: 'running',
      started_at,
      tries: this.task.tries + 1,
    }).then(
      () => true,
      (error) => {
        if (error instanceof LockLost) return false
        throw error
      }
    )
    return taken
  }

  async checkpoint(trx: TransactionClientContract, place: TaskPlace): Promise<void> {
    await this.come(trx, place, { tries: 0 })
  }

  /** Counts as no step: a task that dies again and again while it only tells how far it is is given up. */
  async progress(place: TaskPlace): Promise<void> {
    await this.come(db.connection(), place, {})
  }

  private async come(client: QueryClientContract, { state, done, total }: TaskPlace, more: { tries?: number }) {
    const now = clock.now().toMillis()
    this.#workedMs += Math.max(0, now - this.#since)
    this.#since = now
    const place = { checkpoint: JSON.stringify(state), done, ...(total === undefined ? {} : { total }) }
    await this.write(client, { ...place, ...more, worked_ms: this.#workedMs })
  }

  /** Writes how the task ended. */
  async end(trx: TransactionClientContract, columns: Record<string, unknown>): Promise<void> {
    await this.write(trx, { ...columns, finished_at: toSqlInstant(clock.now()) })
  }

  private async write(client: QueryClientContract, columns: Record<string, unknown>): Promise<void> {
    const now = toSqlInstant(clock.now())
    const written = await rowsBy(client, 'tasks', { id: this.task.id, step: this.#step })
      .whereIn('state', ['queued', 'running'])
      .update({ ...columns, step: this.#step + 1, heartbeat_at: now, updated_at: now })
    if (countOf(written) === 0) throw new LockLost(`task ${this.task.id} goes on elsewhere or is over`)
    this.#step++
    stepDone()
  }
}
