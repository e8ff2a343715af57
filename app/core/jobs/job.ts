import { setTimeout as wait } from 'node:timers/promises'

/**
 * A piece of background work. `handle` calls an action or a model and is idempotent: it may be killed at any moment and run again.
 * A lock row of the same name keeps two workers from running it at once; when the lock is lost the job is stopped.
 */
export abstract class Job {
  /** Name of the lock row, before the arguments. */
  static readonly lockName: string
  /** Runs until it is stopped; the worker starts it again when it ends. */
  static readonly longLived: boolean = false

  readonly #stopping = new AbortController()

  abstract handle(...args: string[]): Promise<void>

  /** Asks the job to finish what it holds and return. */
  stop(): void {
    this.#stopping.abort()
  }

  get stopped(): boolean {
    return this.#stopping.signal.aborted
  }

  /** Aborted by `stop`, for work that listens instead of asking. */
  protected get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  /** Sleeps, but not past a request to stop. */
  protected async rest(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.stopping }).catch(() => undefined)
  }
}

export type JobClass = { new (): Job; readonly lockName: string; readonly longLived: boolean }
