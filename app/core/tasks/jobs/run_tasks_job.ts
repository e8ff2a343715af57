import { Job } from '#app/core/jobs/job'
import { runDueTasks } from '#app/core/tasks/run_due_tasks'

/** Long-lived: does the work that people started and that goes on in the background. `lane`: the long tasks, or those that take turns. */
export default class RunTasksJob extends Job {
  static readonly lockName = 'tasks'
  static readonly longLived = true

  async handle(lane: 'short' | 'long') {
    while (!this.stopped) {
      await runDueTasks(() => this.stopped, lane)
      await this.rest(1_000)
    }
  }
}
