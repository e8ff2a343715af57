import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 20

/**
 * Asks again and again until the answer is a truthy value, and returns it: the one place where tests let time pass.
 * Throws, naming `what` was waited for, when it does not come within that many seconds.
 */
export async function until<T>(ask: () => Promise<T> | T, what: string, seconds = 60): Promise<T> {
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(EVERY_MS)) {
    const answer = await ask()
    if (answer) return answer
  }
  throw new Error(`${what} never came`)
}
