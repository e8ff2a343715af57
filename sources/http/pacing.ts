/** The clock of an HTTP client; tests give one that does not wait. */
export interface HttpClock {
  /** Milliseconds. */
  now(): number
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted before. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: HttpClock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const wake = () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', stop, { once: true })
    }),
}

/** Gives each host its turns: at least `1 / perSecond` apart, and none while the host asked to wait. */
export class Pacer {
  #nextTurn = new Map<string, number>()
  #intervalMs: number

  /** `perSecond` 0 = no limit. */
  constructor(
    perSecond: number,
    private readonly clock: HttpClock
  ) {
    this.#intervalMs = perSecond > 0 ? 1000 / perSecond : 0
  }

  /** Resolves when a request to the host may be sent. */
  async turn(host: string, signal?: AbortSignal): Promise<void> {
    const now = this.clock.now()
    const at = Math.max(now, this.#nextTurn.get(host) ?? 0)
    if (this.#intervalMs) this.#nextTurn.set(host, at + this.#intervalMs)
    if (at > now) await this.clock.sleep(at - now, signal)
  }

  /** Nobody has a turn at the host for so many milliseconds. */
  hold(host: string, ms: number): void {
    this.#nextTurn.set(host, Math.max(this.#nextTurn.get(host) ?? 0, this.clock.now() + ms))
  }
}
