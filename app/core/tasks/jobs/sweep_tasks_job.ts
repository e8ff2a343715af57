import { Job } from '#app/core/jobs/job'
import { sweepTaskFiles } from '#app/core/tasks/task_files'

/** Files that tasks made are kept for some days. */
export default class SweepTasksJob extends Job {
  static readonly lockName = 'sweep-tasks'

  async handle() {
    await sweepTaskFiles(() => this.stopped)
  }
}
