import { Job } from '#app/core/jobs/job'
import { hasDueTasks, runDueTasks, type TaskLane } from '#app/core/tasks/run_due_tasks'

/** Does the work that people started and that goes on in the background. `lane`: the long tasks, or those that take turns. */
export default class RunTasksJob extends Job {
  static readonly lockName = 'tasks'

  static override isDue(lane: string): Promise<boolean> {
    return hasDueTasks(lane as TaskLane)
  }

  async handle(lane: TaskLane) {
    await this.whileDue(
      () => hasDueTasks(lane),
      () => runDueTasks(() => this.stopped, lane)
    )
  }
}
