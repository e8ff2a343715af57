/** Keeps the numbers of words that are only ever added in the order of their forms. */
export class WordOrder {
  #numbers = new Int32Array(0)

  constructor(private words: readonly { folded: string }[]) {}

  /** All numbers, the words that came since the last time put in their places. */
  numbers(): Int32Array {
    const known = this.#numbers
    if (known.length === this.words.length) return known
    const fresh = Array.from({ length: this.words.length - known.length }, (_, index) => known.length + index)
    fresh.sort((one, other) => (this.words[one].folded < this.words[other].folded ? -1 : 1))
    const merged = new Int32Array(this.words.length)
    let from = 0
    fresh.forEach((number, index) => {
      const to = this.#placeOf(this.words[number].folded)
      merged.set(known.subarray(from, to), from + index)
      merged[to + index] = number
      from = to
    })
    merged.set(known.subarray(from), from + fresh.length)
    return (this.#numbers = merged)
  }

  /** How many of the known words come before. */
  #placeOf(folded: string): number {
    let low = 0
    let high = this.#numbers.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.words[this.#numbers[middle]].folded < folded) low = middle + 1
      else high = middle
    }
    return low
  }
}
