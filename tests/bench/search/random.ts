/** A seeded source of numbers (mulberry32), so that every run of the bench sees the same corpus and queries. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number in [0, below). */
  below(below: number): number {
    return Math.floor(this.next() * below)
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]
  }
}

/** Draws indexes from 0 with the Zipf–Mandelbrot law 1 / (rank + shift), by a table of cumulated weights. */
export class Zipf {
  #cumulated: Float64Array

  constructor(size: number, shift = 2.7) {
    this.#cumulated = new Float64Array(size)
    let sum = 0
    for (let rank = 0; rank < size; rank++) this.#cumulated[rank] = sum += 1 / (rank + 1 + shift)
  }

  draw(random: Random): number {
    const target = random.next() * this.#cumulated[this.#cumulated.length - 1]
    let low = 0
    let high = this.#cumulated.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#cumulated[middle] < target) low = middle + 1
      else high = middle
    }
    return low
  }
}
