import type TaskEnded from '#app/core/events/task_ended'
import { notifyTaskEnd } from '#app/transfers/actions/notify_task_end'

/** Tells who started a task that it has ended. */
export default class NotifyOfTask {
  handle({ trx, task }: TaskEnded) {
    return notifyTaskEnd(trx, task)
  }
}
