import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'
import type Task from '#app/core/tasks/models/task'

/** A task is done or has failed. */
export default class TaskEnded extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly task: Task
  ) {
    super(trx)
  }
}
