import { FairTurns } from './fair_turns.js'
import { Reader } from './reader.js'
import type { TaskAnswer, TaskName, TaskOptions } from './tasks.js'

/** People wait for these: seconds, not longer. Two processes, so that one slow file does not hold up everybody. */
const forPages = [new Reader({ time: 8_000, files: 100 }), new Reader({ time: 8_000, files: 100 })]
const MAX_WAITING = 12
const turns = new FairTurns(forPages.length, MAX_WAITING)

/** A file, or what gives it when its turn has come: files of people who wait take no memory. */
type Bytes = Buffer | (() => Promise<Buffer>)

/** A question of somebody who waits. */
export interface Question<T extends TaskName> {
  /** Id of who asks: the processes are shared among people. */
  person: number
  bytes: Bytes
  options: TaskOptions<T>
}

/** Opens a file for somebody who waits. Throws ReadingFault, and TooManyTries when too much of the same person waits. */
export function askReader<T extends TaskName>(
  task: T,
  { person, bytes, options }: Question<T>
): Promise<TaskAnswer<T>> {
  return turns.take<TaskAnswer<T>>(person, async (place): Promise<TaskAnswer<T>> => {
    const content = Buffer.isBuffer(bytes) ? bytes : await bytes()
    const answer = await forPages[place]!.ask<T>(task, content, options)
    return answer as TaskAnswer<T>
  })
}

/** Ends the processes that serve pages; the next question starts one again. */
export function closeReaders(): void {
  for (const reader of forPages) reader.close()
}
