import { Reader } from './reader.js'
import type { TaskAnswer, TaskName, TaskOptions } from './tasks.js'

/** What people wait for goes through one process, what the job reads through another of its own. A page waits seconds, not longer. */
const forPages = new Reader({ time: 8_000, files: 100 })

/** Opens a file for somebody who waits. Throws ReadingFault. */
export function askReader<T extends TaskName>(task: T, bytes: Buffer, options: TaskOptions<T>): Promise<TaskAnswer<T>> {
  return forPages.ask(task, bytes, options)
}

/** Ends the process that serves pages; the next question starts another. */
export function closeReaders(): void {
  forPages.close()
}
