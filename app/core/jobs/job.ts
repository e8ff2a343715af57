import { setTimeout as wait } from 'node:timers/promises'
import type { LockRow } from './lock.js'

/**
 * A piece of background work. `handle` calls an action or a model and is idempotent: it may be killed at any moment and run again.
 * A lock row of the same name keeps two workers from running it at once.
 */
export abstract class Job {
  /** Name of the lock row. */
  static readonly lockName: string
  /** Runs until it is stopped; the worker starts it again when it ends. */
  static readonly longLived: boolean = false

  /** Set when the worker asks the job to finish what it holds and return. */
  stopped = false
  private readonly stopping = new AbortController()

  constructor(private readonly lock: LockRow | null = null) {}

  abstract handle(...args: string[]): Promise<void>

  stop(): void {
    this.stopped = true
    this.stopping.abort()
  }

  /** Renews the lock of long work; throws when another worker has taken it over. */
  protected async keepLock(): Promise<void> {
    await this.lock?.renew()
  }

  /** Sleeps, but not past a request to stop. */
  protected async rest(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined)
  }
}

export type JobClass = { new (lock?: LockRow | null): Job; readonly lockName: string; readonly longLived: boolean }
