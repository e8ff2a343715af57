import type { FacetCount } from '#app/core/search/search_engine'
import { hasBit, setBit } from './bits.js'
import { fold } from '#app/research/search/words/folding'
import { wordsOf } from '#app/research/search/words/word_scanner'

const NONE = 0

/**
 * The values of one filter for every slot of a source. Each distinct set of values has a number, so a document with several values costs no more than one
 * with a single value, and counting is one addition per document.
 */
export class FacetColumn {
  #sets: string[][] = [[]]
  #column: Uint16Array | Uint32Array

  constructor(slots: number) {
    this.#column = new Uint16Array(slots)
  }

  /** Makes room for slots below `slots`. */
  reserve(slots: number): void {
    if (slots <= this.#column.length) return
    this.#column = copied(this.#column, new (this.#sets.length > 65_000 ? Uint32Array : Uint16Array)(slots))
  }

  /** Adds a set of values; answers its number. */
  addSet(values: readonly string[]): number {
    if (this.#sets.length === 65_536) this.#column = copied(this.#column, new Uint32Array(this.#column.length))
    return this.#sets.push([...values]) - 1
  }

  /** Gives a slot the set of the number; 0 is none. */
  set(slot: number, number: number = NONE): void {
    this.#column[slot] = number
  }

  valuesOf(slot: number): readonly string[] {
    return this.#sets[this.#column[slot]]
  }

  /** For each slot whether it has at least one of the values: 1 or 0, read as `accepted[numbers[slot]]`. */
  test(values: readonly string[]): SlotTest {
    const asked = new Set(values)
    return this.#test((set) => set.some((value) => asked.has(value)))
  }

  /** For each slot whether one of its values has all of the folded words. */
  testWords(words: readonly string[]): SlotTest {
    return this.#test((set) =>
      set.some((value) => {
        const own = new Set(wordsOf(value.normalize('NFC')).map(fold))
        return words.every((word) => own.has(word))
      })
    )
  }

  /** For each slot the first of the lists that one of its values is in; the number of lists when none is. */
  ranks(lists: readonly (readonly string[])[]): SlotTest {
    const accepted = Uint8Array.from(this.#sets, (set) => {
      const rank = lists.findIndex((list) => set.some((value) => list.includes(value)))
      return rank === -1 ? lists.length : rank
    })
    return { numbers: this.#column, accepted }
  }

  /** How many of the slots have each value, most frequent first, then by value. */
  count(slots: Uint32Array): FacetCount[] {
    const ofSets = new Uint32Array(this.#sets.length)
    const column = this.#column
    for (let index = 0; index < slots.length; index++) ofSets[column[slots[index]]]++
    const ofValues = new Map<string, number>()
    ofSets.forEach((count, number) => {
      if (count > 0) for (const value of this.#sets[number]) ofValues.set(value, (ofValues.get(value) ?? 0) + count)
    })
    return [...ofValues].map(([value, count]) => ({ value, count })).sort(mostFrequentFirst)
  }

  #test(accepts: (set: string[]) => boolean): SlotTest {
    return { numbers: this.#column, accepted: Uint8Array.from(this.#sets, (set) => (accepts(set) ? 1 : 0)) }
  }
}

/** A number for each slot, read as `accepted[numbers[slot]]`. */
export interface SlotTest {
  numbers: Uint16Array | Uint32Array
  accepted: Uint8Array
}

function copied<T extends Uint16Array | Uint32Array>(values: Uint16Array | Uint32Array, larger: T): T {
  larger.set(values)
  return larger
}

function mostFrequentFirst(one: FacetCount, other: FacetCount): number {
  return other.count - one.count || (one.value < other.value ? -1 : 1)
}

/** The bits of the live slots that pass a test. */
export function acceptedSlots(live: Uint32Array, { numbers, accepted: tests }: SlotTest): Uint32Array {
  const bits = new Uint32Array(live.length)
  const last = numbers.length
  for (let slot = 0; slot < last; slot++) if (tests[numbers[slot]] === 1 && hasBit(live, slot)) setBit(bits, slot)
  return bits
}
