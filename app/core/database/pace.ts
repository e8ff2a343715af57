import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { stepDone } from '#app/core/jobs/progress'
import { gathering } from './gathering.js'

/** How long a transaction of bulk work should take. SQLite has one writer: a person's save waits for the whole of it. */
const AIM_MS = 25
const FIRST = 5

/**
 * How many items of bulk work go into one transaction: as many as take some 25 ms, by what the last ones took, between one and `most`.
 * The connection of a process that works in the background leaves a gap of the same length after each (`write_turns.ts`).
 */
export class Pace {
  #size: number

  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now()
  ) {
    this.#size = Math.min(FIRST, most)
  }

  /** Items for the next transaction. */
  get size(): number {
    return this.#size
  }

  /** Does the work on `items` items in a transaction, and learns from how long it took; waiting for the lock does not count. */
  transaction<T>(work: (trx: TransactionClientContract) => Promise<T>, items: number): Promise<T> {
    return db.transaction(async (trx) => {
      const began = this.now()
      const result = await gathering(trx, () => work(trx))
      stepDone()
      if (items > 0) this.#learn(items, this.now() - began)
      return result
    })
  }

  #learn(items: number, milliseconds: number): void {
    const fitting = Math.floor((items * AIM_MS) / Math.max(1, milliseconds))
    this.#size = Math.max(1, Math.min(this.most, fitting, this.#size * 2))
  }
}

/** Parts of a list, each as long as the pace says when its turn comes. */
export function* atPace<T>(items: readonly T[], pace: Pace): Generator<T[]> {
  for (let at = 0; at < items.length;) {
    const part = items.slice(at, at + pace.size)
    at += part.length
    yield part
  }
}
