import type { FacetCount } from '#app/core/search/search_engine'

const NONE = 0

/**
 * The values of one filter for every slot of a source. Each distinct set of values has a number, so a document with several values costs no more than one
 * with a single value, and counting is one addition per document.
 */
export class FacetColumn {
  #sets: string[][] = [[]]
  #numbers = new Map<string, number>([['[]', NONE]])
  #column: Uint32Array

  constructor(slots: number) {
    this.#column = new Uint32Array(slots)
  }

  /** Makes room for slots below `slots`. */
  reserve(slots: number): void {
    if (slots <= this.#column.length) return
    const larger = new Uint32Array(slots)
    larger.set(this.#column)
    this.#column = larger
  }

  set(slot: number, values: readonly string[]): void {
    const key = JSON.stringify(values)
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.#sets.push([...values]) - 1
      this.#numbers.set(key, number)
    }
    this.#column[slot] = number
  }

  /** For each slot whether it has at least one of the values: 1 or 0, read as `accepted[numbers[slot]]`. */
  test(values: readonly string[]): { numbers: Uint32Array; accepted: Uint8Array } {
    const asked = new Set(values)
    const accepted = Uint8Array.from(this.#sets, (set) => (set.some((value) => asked.has(value)) ? 1 : 0))
    return { numbers: this.#column, accepted }
  }

  /** How many of the slots have each value, most frequent first, then by value. */
  count(slots: Uint32Array): FacetCount[] {
    const ofSets = new Uint32Array(this.#sets.length)
    for (let index = 0; index < slots.length; index++) ofSets[this.#column[slots[index]]]++
    const ofValues = new Map<string, number>()
    ofSets.forEach((count, number) => {
      if (count > 0) for (const value of this.#sets[number]) ofValues.set(value, (ofValues.get(value) ?? 0) + count)
    })
    return [...ofValues].map(([value, count]) => ({ value, count })).sort(mostFrequentFirst)
  }
}

function mostFrequentFirst(one: FacetCount, other: FacetCount): number {
  return other.count - one.count || (one.value < other.value ? -1 : 1)
}
