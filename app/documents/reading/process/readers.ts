import { Reader } from './reader.js'
import type { TaskAnswer, TaskName, TaskOptions } from './tasks.js'

/** People wait for these: seconds, not longer. Two processes, so that one slow file does not hold up everybody. */
const forPages = [new Reader({ time: 8_000, files: 100 }), new Reader({ time: 8_000, files: 100 })]
const asked = forPages.map(() => 0)

/** Opens a file for somebody who waits. Throws ReadingFault. */
export async function askReader<T extends TaskName>(
  task: T,
  bytes: Buffer,
  options: TaskOptions<T>
): Promise<TaskAnswer<T>> {
  const place = asked.indexOf(Math.min(...asked))
  asked[place]!++
  try {
    return await forPages[place]!.ask(task, bytes, options)
  } finally {
    asked[place]!--
  }
}

/** Ends the processes that serve pages; the next question starts one again. */
export function closeReaders(): void {
  for (const reader of forPages) reader.close()
}
