import { countBits, maskBits } from '#app/research/search/index/bits'

/** The documents that a term is in: a bit for each slot, and how often (titles weighted). */
export interface Found {
  bits: Uint32Array
  frequencies: Float32Array
}

/** Documents of the bits. */
export function documentsIn({ bits }: Found): number {
  return countBits(bits)
}

/** Gives out arrays of a source's size, and takes them back after each search: they are too large to be made for every word. */
export class FoundPool {
  #free: Found[] = []
  #given: Found[] = []

  constructor(private slots: number) {}

  /** Nothing found. */
  take(): Found {
    const found = this.#free.pop() ?? {
      bits: new Uint32Array((this.slots + 31) >>> 5),
      frequencies: new Float32Array(this.slots),
    }
    this.#given.push(found)
    return found
  }

  /** Takes everything back that was given. */
  release(): void {
    for (const found of this.#given) {
      found.bits.fill(0)
      found.frequencies.fill(0)
      if (this.#free.length < MAX_KEPT) this.#free.push(found)
    }
    this.#given = []
  }
}

const MAX_KEPT = 8

/** Forgets what is no longer in the library. */
export function onlyLive(found: Found, live: Uint32Array): Found {
  maskBits(found.bits, live)
  return found
}
