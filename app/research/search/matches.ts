import type { Lexicon } from './lexicon.js'
import { excludedExpression, phraseExpression, wantedExpression } from './match_expression.js'
import type { Postings } from './postings.js'
import type { Query } from './query.js'
import { resultKey } from './result_keys.js'
import { Scoring } from './scoring.js'
import type { SourceColumns } from './source_columns.js'

/** Whether the phrases of a query hold for a candidate; `clear` when the index alone tells that they do. */
export const Verdict = { unknown: 0, clear: 1, holds: 2, fails: 3 } as const

/** The candidates of a query in a source, before filters: what the index alone can tell. */
export interface Matches {
  /** Ascending. */
  slots: Uint32Array
  /** See `resultKey`, one per slot. */
  keys: Float64Array
  /** A `Verdict` per slot, found out when it is needed; null when the query has no phrases to check. */
  verdicts: Uint8Array | null
}

export class MatchFinder {
  constructor(
    private postings: Postings,
    private columns: SourceColumns,
    private lexicon: Lexicon
  ) {}

  find(query: Query): Matches {
    const slots = this.#candidates(query)
    const scores = new Scoring(this.postings, this.columns).scores(slots, this.#rankedStems(query))
    const { ranks } = this.columns.newest
    const keys = scores.map((score, index) => resultKey(score, ranks[slots[index]]))
    return { slots, keys, verdicts: this.#firstVerdicts(query, slots) }
  }

  #candidates(query: Query): Uint32Array {
    const wanted = wantedExpression(query)
    const excluded = excludedExpression(query)
    if (wanted !== null)
      return Uint32Array.from(this.postings.slots(excluded === null ? wanted : `(${wanted}) NOT (${excluded})`))
    const all = this.columns.newest.slots.slice().sort()
    if (excluded === null) return all
    const gone = new Set(this.postings.slots(excluded))
    return all.filter((slot) => !gone.has(slot))
  }

  #rankedStems({ wanted }: Query): string[] {
    const words = [...wanted.exact, ...wanted.phrases.flat()]
    const stems = words.map((word) => this.lexicon.word(word).stem).filter((stem) => stem !== null)
    return [...new Set([...wanted.stems, ...stems])]
  }

  #firstVerdicts({ wanted, excluded }: Query, slots: Uint32Array): Uint8Array | null {
    if (wanted.phrases.length > 0) return new Uint8Array(slots.length)
    if (excluded.phrases.length === 0) return null
    const suspects = new Set(excluded.phrases.flatMap((phrase) => this.postings.slots(phraseExpression(phrase))))
    return Uint8Array.from(slots, (slot) => (suspects.has(slot) ? Verdict.unknown : Verdict.clear))
  }
}
