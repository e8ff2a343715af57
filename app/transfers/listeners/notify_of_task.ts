import type TaskEnded from '#app/core/events/task_ended'
import { tellOfTask } from '#app/transfers/actions/tell_of_task'

/** Tells who started a task that it has ended. */
export default class NotifyOfTask {
  handle({ trx, task }: TaskEnded) {
    return tellOfTask(trx, task)
  }
}
