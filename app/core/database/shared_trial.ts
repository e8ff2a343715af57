import { clock } from '#app/core/clock'

/** What was found holds for so long. */
const EVERY_MS = 1_000
/** A trial that does not end is waited for together for so long; then another is made. */
const MAX_WAIT_MS = 10_000

/** Something that shows whether all is well and costs something: it is done at most once a second, however many ask, and all get what it came to. */
export class SharedTrial {
  #last: Promise<void> | null = null
  #beganAt = 0
  #isRunning = false

  constructor(
    private readonly trial: () => Promise<void>,
    private readonly now: () => number = () => clock.now().toMillis()
  ) {}

  /** Rejects as the trial did. */
  outcome(): Promise<void> {
    const now = this.now()
    const age = now - this.#beganAt
    if (this.#last && age >= 0 && age < (this.#isRunning ? MAX_WAIT_MS : EVERY_MS)) return this.#last
    const trial = this.trial().finally(() => {
      if (this.#last === trial) this.#isRunning = false
    })
    this.#last = trial
    this.#beganAt = now
    this.#isRunning = true
    return trial
  }
}
