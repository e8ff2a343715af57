import { Job } from '#app/core/jobs/job'
import { runDueTasks } from '#app/core/tasks/run_due_tasks'

/** Long-lived: does the work that people started and that goes on in the background. */
export default class RunTasksJob extends Job {
  static readonly lockName = 'tasks'
  static readonly longLived = true

  async handle() {
    while (!this.stopped) {
      await runDueTasks(() => this.stopped)
      await this.rest(1_000)
    }
  }
}
