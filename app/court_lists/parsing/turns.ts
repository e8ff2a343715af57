import { setImmediate } from 'node:timers/promises'

/** Work that stops again and again, so that others are served meanwhile, and gives something in the end. */
export type Turns<Result> = Generator<void, Result, void>

/** Lines that one turn takes. */
export const LINES_A_TURN = 200

/** Whether a turn ends before this line. */
export const endsTurn = (at: number): boolean => at > 0 && at % LINES_A_TURN === 0

/** Does all of it in one turn. */
export function atOnce<Result>(work: Turns<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Does it turn by turn; whoever waits comes between two of them. */
export async function inTurns<Result>(work: Turns<Result>): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
