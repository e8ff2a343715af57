import { TooManyTries } from '#app/core/limits/rate_limiter'

/** Seconds after which whoever was refused may ask again. */
const RETRY_SECONDS = 5

interface Waiting {
  start(place: number): void
}

/**
 * Shares a few places among people: whoever holds none, or fewer, comes before who holds more, and nobody holds the last place while they hold another.
 * Within one person in the order of asking.
 */
export class FairTurns {
  readonly #free: number[]
  readonly #held = new Map<number, number>()
  /** By person; whoever was served longest ago comes first. */
  readonly #waiting = new Map<number, Waiting[]>()

  /** @param places how much is done at once @param mostWaiting questions of one person that may wait */
  constructor(
    private readonly places: number,
    private readonly mostWaiting: number
  ) {
    this.#free = Array.from({ length: places }, (_, place) => place)
  }

  /** Does the work of a person in its turn, with the place that it got. Throws TooManyTries when too much of the same person waits. */
  async take<T>(person: number, work: (place: number) => Promise<T>): Promise<T> {
    const place = await this.#place(person)
    try {
      return await work(place)
    } finally {
      this.#release(person, place)
    }
  }

  #place(person: number): Promise<number> {
    const own = this.#waiting.get(person) ?? []
    if (own.length >= this.mostWaiting) throw new TooManyTries(RETRY_SECONDS)
    return new Promise((resolve) => {
      own.push({ start: resolve })
      this.#waiting.set(person, own)
      this.#serve()
    })
  }

  #release(person: number, place: number): void {
    this.#free.push(place)
    const held = this.#held.get(person)! - 1
    if (held === 0) this.#held.delete(person)
    else this.#held.set(person, held)
    this.#putLast(person)
    this.#serve()
  }

  #serve(): void {
    for (;;) {
      const person = this.#next()
      if (person === null) return
      const own = this.#waiting.get(person)!
      const { start } = own.shift()!
      this.#putLast(person)
      this.#held.set(person, (this.#held.get(person) ?? 0) + 1)
      start(this.#free.pop()!)
    }
  }

  /** Whoever was served comes after the others now. */
  #putLast(person: number): void {
    const own = this.#waiting.get(person) ?? []
    this.#waiting.delete(person)
    if (own.length > 0) this.#waiting.set(person, own)
  }

  #next(): number | null {
    if (this.#free.length === 0) return null
    const most = Math.max(1, this.places - 1)
    const fit = [...this.#waiting.keys()].filter((person) => (this.#held.get(person) ?? 0) < most)
    return fit.reduce<number | null>(
      (best, person) => (best === null || this.#less(person, best) ? person : best),
      null
    )
  }

  #less(one: number, other: number): boolean {
    return (this.#held.get(one) ?? 0) < (this.#held.get(other) ?? 0)
  }
}
