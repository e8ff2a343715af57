import type { SearchResponse } from '#app/core/search/search_engine'
import type { Query, Term } from '#app/research/query/ast'
import { slotsIn } from '#app/research/search/index/bits'
import { Evaluator, type Searched } from './evaluator.js'
import type { FoundPool } from './found.js'
import { Scoring } from './scoring.js'
import type { SourceColumns } from '#app/research/search/index/source_columns'
import { STOP_WORDS } from '#app/research/search/words/stop_words'

/** The documents of a source that a query matches, before filters: slots ascending, and the score of each in thousandths. */
export interface Matches {
  slots: Uint32Array
  scores: Uint32Array
  unread?: SearchResponse['unread']
}

/** Finds what a query matches. */
export function findMatches(
  { condition, ranked }: Query,
  { searched, columns, pool }: { searched: Searched; columns: SourceColumns; pool: FoundPool }
): Matches {
  const evaluator = new Evaluator(searched, pool)
  try {
    const slots = slotsIn(condition === null ? searched.live : evaluator.slots(condition))
    const ranking = slots.length === 0 ? [] : ranked.filter(isTelling)
    const terms = ranking.map((term) => ({ found: evaluator.term(term), variants: () => evaluator.variants(term) }))
    const scores = new Scoring(columns, searched.segments).scores(slots, terms)
    return { slots, scores, unread: evaluator.unread }
  } finally {
    pool.release()
  }
}

/** A stop word that stands alone ranks nothing: then the newest come first. */
function isTelling(term: Term): boolean {
  return term.kind !== 'word' || term.stem !== null || !STOP_WORDS.has(term.folded)
}
