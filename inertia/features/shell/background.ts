import { CONSTANTS } from '@generated/constants'

/** What background work needs from its surroundings; tests bring their own. */
export interface Surroundings {
  wait(milliseconds: number): Promise<void>
  log(problem: unknown): void
}

const browser: Surroundings = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  log: (problem) => console.error(problem),
}

/** Keeps background work of the page going: restarts it when it fails, at most ten times (specification §9), then logs and stops. */
export async function runWithRestarts(
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  surroundings = browser
): Promise<void> {
  for (let restarts = 0; !signal.aborted; restarts++) {
    try {
      return await work(signal)
    } catch (problem) {
      if (signal.aborted) return
      if (restarts >= CONSTANTS.effectsErrorHandlerRetries) return surroundings.log(problem)
      await surroundings.wait(Math.min(1_000 * 2 ** restarts, 60_000))
    }
  }
}
