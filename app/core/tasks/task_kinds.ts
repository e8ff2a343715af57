import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Registry } from '#app/core/contributions/registry'
import type { NoticeSubject } from '#app/core/contributions/notice_subjects'
import type { Json } from '#app/core/contributions/registries'
import type Task from './models/task.js'

/** How a task ended well: a message of the catalogues for who started it, and what it made. */
export type TaskResult = {
  message: string
  values: Record<string, string | number>
  subject?: NoticeSubject
  [more: string]: Json | undefined
}

/** Where a task has come to. `state` is whatever the kind needs to go on from there. */
export interface TaskPlace {
  state: Record<string, Json>
  done: number
  total?: number
}

/** What a running task is given. */
export interface TaskWork {
  /**
   * Remembers how far the task has come, in the transaction of the rows that this covers: both are kept or neither. Throws LockLost, which
   * must undo the transaction, when the task was canceled or another worker goes on with it.
   */
  checkpoint(trx: TransactionClientContract, place: TaskPlace): Promise<void>
  /** The same for work that writes no rows. */
  progress(place: TaskPlace): Promise<void>
  /** Whether the task should return null at its next checkpoint: the worker ends, or it is the turn of others. */
  isStopped(): boolean
}

/** A kind of work in the background. */
export interface TaskKind {
  key: string
  /** Message that names it: «Importación de clientes». */
  title: string
  /** Does not give way to others; such tasks have a worker of their own. */
  isLong?: true
  /** Brings records of a firm in or takes them out piece by piece: other jobs leave the firm alone while it is open. */
  fillsFirm?: true
  /**
   * Does the work from `task.checkpoint` (null at first) on and returns its result, or null when it gave way and has to go on later.
   * May be killed at any moment. Throws TaskFailed when it cannot be done; any other error is tried again a few times.
   */
  run(task: Task, work: TaskWork): Promise<TaskResult | null>
  /** Told in the transaction that ends the task, however it ends. */
  ended?(trx: TransactionClientContract, task: Task): Promise<void>
}

/** The work cannot be done; `message` is a message of the catalogues that says why, filled with `values`. */
export class TaskFailed extends Error {
  constructor(
    message: string,
    readonly values: Record<string, string | number> = {}
  ) {
    super(message)
  }
}

export const taskKinds = new Registry<TaskKind>('kinds of tasks')
