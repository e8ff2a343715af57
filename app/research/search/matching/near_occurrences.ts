import type { Stream } from './near_streams.js'

/** So many terms of a NEAR are put in order: their sets are the bits of a number. */
export const MAX_TERMS = 5

/** The occurrences of all terms in one document, in the order of their ends. */
export class Occurrences {
  #size = 0
  #starts = new Int32Array(256)
  #ends = new Int32Array(256)
  #terms = new Int32Array(256)
  #chains = new Int32Array(256)
  /** The bits of the terms that the document has. */
  terms = 0

  clear(): void {
    this.#size = 0
    this.terms = 0
  }

  /** Puts the occurrences of an alternative in their places, from the last to the first. */
  add({ term, words, starts, count }: Stream): void {
    this.terms |= term
    const size = this.#size + count
    if (size > this.#ends.length) this.#grow(size * 2)
    const ends = this.#ends
    let own = this.#size - 1
    let other = count - 1
    for (let place = size - 1; other >= 0; place--) {
      const end = starts[other] + words - 1
      if (own >= 0 && ends[own] > end) {
        ends[place] = ends[own]
        this.#starts[place] = this.#starts[own]
        this.#terms[place] = this.#terms[own--]
      } else {
        ends[place] = end
        this.#starts[place] = starts[other--]
        this.#terms[place] = term
      }
    }
    this.#size = size
  }

  /**
   * At how many occurrences a chain of all terms ends. `chains[n]` has a bit for each set of terms with which a chain can end at occurrence n; the set is the
   * number of the bit.
   */
  placesNear(distance: number, whole: number): number {
    const reachable = setsWithin(whole)
    const chains = this.#chains
    const starts = this.#starts
    const ends = this.#ends
    let places = 0
    for (let index = 0; index < this.#size; index++) {
      const start = starts[index]
      const term = this.#terms[index]
      const most = reachable & ~WITHOUT[term]
      let sets = 1 << term
      for (let before = index - 1; before >= 0 && sets !== most; before--) {
        const gap = start - ends[before] - 1
        if (gap > distance) break
        if (gap >= 0) sets |= extended(chains[before], term)
      }
      chains[index] = sets
      if ((sets & (1 << whole)) !== 0) places++
    }
    return places
  }

  #grow(size: number): void {
    this.#starts = grown(this.#starts, size)
    this.#ends = grown(this.#ends, size)
    this.#terms = grown(this.#terms, size)
    this.#chains = new Int32Array(size)
  }
}

function grown(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size)
  larger.set(numbers)
  return larger
}

/** By the bit of a term, the sets that do not have it. */
const WITHOUT = new Int32Array(1 << MAX_TERMS)
for (let index = 0; index < MAX_TERMS; index++)
  for (let set = 0; set < 1 << MAX_TERMS; set++) if ((set & (1 << index)) === 0) WITHOUT[1 << index] |= 1 << set

/** The sets, none of them empty, of the terms in a set. */
function setsWithin(whole: number): number {
  let sets = 0
  for (let set = 1; set <= whole; set++) if ((set & ~whole) === 0) sets |= 1 << set
  return sets
}

/** The sets that come about when the term is added to those that do not have it: the bit of each moves on by the term. */
function extended(sets: number, term: number): number {
  return (sets & WITHOUT[term]) << term
}
