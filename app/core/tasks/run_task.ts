import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { LockLost } from '#app/core/errors/lock_lost'
import Task from './models/task.js'
import { TaskFailed, taskKinds, type TaskResult } from './task_kinds.js'
import { TaskTurn } from './task_turn.js'
import TaskEnded from '#app/core/events/task_ended'

/** Turns that may end badly one after the other, without coming any further, before a task is given up. */
const MAX_TRIES = 5

/** Runs a task for one turn: to its end, or until `isStopping`. Safe to kill and to run in two processes at once. Returns whether it came further. */
export async function runTask(id: number, isStopping: () => boolean = () => false): Promise<boolean> {
  const task = await Task.held(id)
  if (!task?.isOpen) return false
  const turn = new TaskTurn(task, isStopping)
  if (!(await turn.take())) return false
  if (task.tries >= MAX_TRIES) return end(task, turn, failure(new TaskFailed('tasks.error.unknown')))
  try {
    const kind = taskKinds.find(task.kind)
    if (!kind) throw new TaskFailed('tasks.error.unknown')
    const result = await kind.run(task, turn)
    return result === null ? true : await end(task, turn, { state: 'done', result })
  } catch (error) {
    return problem(task, turn, error)
  }
}

async function problem(task: Task, turn: TaskTurn, error: unknown): Promise<boolean> {
  if (error instanceof LockLost) return false
  if (error instanceof TaskFailed) return end(task, turn, failure(error))
  logger.error({ err: error, task: task.id, kind: task.kind }, 'a turn of a task failed')
  return false
}

type Ending = { state: 'done' | 'failed'; result: TaskResult; error?: string }

function failure({ message, values }: TaskFailed): Ending {
  return { state: 'failed', error: message, result: { message, values } }
}

async function end(task: Task, turn: TaskTurn, ending: Ending): Promise<boolean> {
  const columns = { ...ending, result: JSON.stringify(ending.result) }
  try {
    await db.transaction(async (trx) => {
      await turn.end(trx, columns)
      const ended = (await Task.held(task.id, trx))!
      await taskKinds.find(task.kind)?.ended?.(trx, ended)
      await TaskEnded.dispatch(trx, ended)
    })
    return true
  } catch (error) {
    if (error instanceof LockLost) return false
    throw error
  }
}
