import { setTimeout as wait } from 'node:timers/promises'

/** How long a heavy job waits for more work before it gives its thread back: starting another costs more than waiting. */
const LINGER_MS = 60_000

/**
 * A piece of background work. `handle` calls an action or a model and is idempotent: it may be killed at any moment and run again.
 * A lock row of the same name keeps two workers from running it at once; when the lock is lost the job is stopped.
 * A light job shares its thread: it asks `stopped` between two steps or rests, or it is taken for one that hangs.
 */
export abstract class Job {
  /** Name of the lock row, before the arguments. */
  static readonly lockName: string
  /** Runs until it is stopped; the worker starts it again when it ends. */
  static readonly longLived: boolean = false

  readonly #stopping = new AbortController()
  #heartbeats = 0

  abstract handle(...args: string[]): Promise<void>

  /** Whether there is work for it. Asked every two seconds of a heavy job without a time of its own, by every worker: cheap. */
  static async isDue(..._args: string[]): Promise<boolean> {
    return false
  }

  /** Asks the job to finish what it holds and return. */
  stop(): void {
    this.#stopping.abort()
  }

  get stopped(): boolean {
    this.#heartbeats++
    return this.#stopping.signal.aborted
  }

  /** Grows while the job makes progress. */
  get heartbeats(): number {
    return this.#heartbeats
  }

  /** Aborted by `stop`, for work that listens instead of asking. */
  protected get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  /** Sleeps, but not past a request to stop. */
  protected async rest(milliseconds: number): Promise<void> {
    this.#heartbeats++
    await wait(milliseconds, undefined, { signal: this.stopping }).catch(() => undefined)
    this.#heartbeats++
  }

  /** Works in rounds with a second between them, until there has been nothing to do for a minute. */
  protected async whileDue(isDue: () => Promise<boolean>, round: () => Promise<unknown>): Promise<void> {
    for (let idleMs = 0; idleMs < LINGER_MS && !this.stopped; await this.rest(1_000)) {
      const due = await isDue()
      if (due) await round()
      idleMs = due ? 0 : idleMs + 1_000
    }
  }
}

export type JobClass = {
  new (): Job
  readonly lockName: string
  readonly longLived: boolean
  isDue(...args: string[]): Promise<boolean>
}
