const FIRST_MS = 1_000
const MAX_DELAY_MS = 60_000
/** Whoever lived this long was well; its next end counts as the first. */
const WELL_MS = 5 * 60_000

/** How long to wait before a long-lived job is started again: 1, 2, 4 … seconds, a minute at most; shorter lives wait longer. */
export class RestartDelay {
  #ends = 0

  /** Milliseconds to wait after a life of so many milliseconds. */
  after(lifeMs: number): number {
    this.#ends = lifeMs >= WELL_MS ? 1 : this.#ends + 1
    return Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** (this.#ends - 1))
  }
}
