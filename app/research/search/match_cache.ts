import type { Matches } from './matches.js'

const MOST_SLOTS = 4_000_000

/** The matches of recent queries in one generation of the index, so that the next page and another filter cost next to nothing. Least recently used go first. */
export class MatchCache {
  #matches = new Map<string, Matches>()
  #slots = 0

  /** The matches kept under the key, or those `find` answers. */
  take(key: string, find: () => Matches): Matches {
    const matches = this.#matches.get(key) ?? find()
    if (this.#matches.delete(key)) this.#slots -= matches.slots.length
    this.#matches.set(key, matches)
    this.#slots += matches.slots.length
    this.#shrink()
    return matches
  }

  clear(): void {
    this.#matches.clear()
    this.#slots = 0
  }

  #shrink(): void {
    for (const [key, { slots }] of this.#matches) {
      if (this.#slots <= MOST_SLOTS && this.#matches.size <= 1000) return
      this.#matches.delete(key)
      this.#slots -= slots.length
    }
  }
}
