import { Verdict, type Matches } from './matches.js'
import type { PhraseCheck } from './phrase_check.js'
import type { SourceColumns } from './source_columns.js'

/** The results of a request, all of them: slots ascending, and their keys. */
export interface Selection {
  slots: Uint32Array
  keys: Float64Array
  /** False when the phrases were not checked, for they would have meant reading too much text. */
  checked: boolean
}

/** Applies filters, then phrases, to the candidates of a query. */
export class Selector {
  constructor(
    private columns: SourceColumns,
    private mostWords: number
  ) {}

  select(matches: Matches, filters: Record<string, string[]>, check: PhraseCheck): Selection {
    const filtered = this.#filtered(matches.slots, filters)
    const checked = this.#wordsToRead(matches, filtered) <= this.mostWords
    const indexes =
      checked && matches.verdicts !== null ? filtered.filter((index) => check.passes(matches, index)) : filtered
    if (indexes.length === matches.slots.length) return { slots: matches.slots, keys: matches.keys, checked }
    return {
      slots: indexes.map((index) => matches.slots[index]),
      keys: Float64Array.from(indexes, (index) => matches.keys[index]),
      checked,
    }
  }

  /** Indexes of the slots that pass: one of the values of each filter. Names the source has no filter of, and filters without values, are ignored. */
  #filtered(slots: Uint32Array, filters: Record<string, string[]>): Uint32Array {
    const indexes = Uint32Array.from(slots, (_, index) => index)
    let size = indexes.length
    for (const [name, values] of Object.entries(filters)) {
      const test = values.length > 0 && this.columns.facets.get(name)?.test(values)
      if (!test) continue
      let kept = 0
      for (let place = 0; place < size; place++) {
        const index = indexes[place]
        if (test.accepted[test.numbers[slots[index]]] === 1) indexes[kept++] = index
      }
      size = kept
    }
    return indexes.subarray(0, size)
  }

  /** How many words the texts have on which the phrases depend, known already or not, so that a request always has the same answer. */
  #wordsToRead({ slots, verdicts }: Matches, indexes: Uint32Array): number {
    if (verdicts === null) return 0
    let words = 0
    for (const index of indexes) if (verdicts[index] !== Verdict.clear) words += this.columns.lengths[slots[index]]
    return words
  }
}
