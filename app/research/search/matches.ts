import type { Lexicon } from './lexicon.js'
import { formExpressions, stemExpressions } from './match_expression.js'
import type { Postings, SlotLists } from './postings.js'
import type { Query } from './query.js'
import { resultKey } from './result_keys.js'
import { Scoring } from './scoring.js'
import type { SourceColumns } from './source_columns.js'

/** The documents of a source that a query matches, before filters: slots ascending, and a key (see `resultKey`) for each. */
export interface Matches {
  slots: Uint32Array
  keys: Float64Array
}

export class MatchFinder {
  constructor(
    private postings: Postings,
    private columns: SourceColumns,
    private lexicon: Lexicon
  ) {}

  find(query: Query): Matches {
    const slots = this.#combined(
      this.postings.ofStems(stemExpressions(query)),
      this.postings.ofForms(formExpressions(query))
    )
    const keys = new Scoring(this.postings, this.columns).scores(slots, this.#rankedStems(query))
    const { ranks } = this.columns.newest
    for (let index = 0; index < keys.length; index++) keys[index] = resultKey(keys[index], ranks[slots[index]])
    return { slots, keys }
  }

  #combined(stems: SlotLists, forms: SlotLists): Uint32Array {
    const inside = [stems.inside, forms.inside].filter((list) => list !== null)
    const outside = [stems.outside, forms.outside].filter((list) => list !== null)
    const first = inside.length > 0 ? Uint32Array.from(inside[0]) : this.columns.newest.slots.slice().sort()
    const within = inside.slice(1).reduce((slots, list) => this.#kept(slots, list, 1), first)
    return outside.reduce((slots, list) => this.#kept(slots, list, 0), within)
  }

  /** The slots that are (1) or are not (0) on the list. */
  #kept(slots: Uint32Array, list: number[], wanted: 0 | 1): Uint32Array<ArrayBuffer> {
    const listed = new Uint8Array(this.columns.lengths.length)
    for (const slot of list) listed[slot] = 1
    return slots.filter((slot) => listed[slot] === wanted)
  }

  /** Every stem that a document must have to match. */
  #rankedStems({ wanted }: Query): string[] {
    const words = [...wanted.exact, ...wanted.phrases.flat()]
    const stems = words.map((word) => this.lexicon.word(word).stem).filter((stem) => stem !== null)
    return [...new Set([...wanted.stems, ...stems])]
  }
}
