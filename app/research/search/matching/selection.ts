import type { FacetCount, SearchRequest } from '#app/core/search/search_engine'
import type { SlotTest } from '#app/research/search/index/facet_column'
import type { Matches } from './matches.js'
import { MAX_TIERS, resultKey } from '#app/research/search/presenting/result_keys'
import type { SourceColumns } from '#app/research/search/index/source_columns'

/** What of a request says which matches are listed, and in which order. */
export type Selecting = Pick<SearchRequest, 'filters' | 'tiers' | 'order' | 'afterId'>

/** The matches that are listed: slots ascending, with the score and the key (see `resultKey`) of each. */
export interface Selection extends Matches {
  keys: Float64Array
  /** Counts that were asked for already. */
  counts: Map<string, FacetCount[]>
}

/**
 * The matches that pass all filters: one of the values of each. Names the source has no filter of, and filters without values, are ignored.
 */
export function select(matches: Matches, asked: Selecting, columns: SourceColumns): Selection {
  const { slots, scores, unread } = filtered(matches, asked, columns)
  const { ranks } = columns.newest
  const isNewest = asked.order === 'newest'
  const keys = new Float64Array(slots.length)
  if (asked.tiers) {
    const { numbers, accepted } = columns.facets.tiers.ranks(asked.tiers.slice(0, MAX_TIERS))
    for (let index = 0; index < keys.length; index++) {
      const slot = slots[index]
      keys[index] = resultKey(isNewest ? 0 : scores[index], ranks[slot], accepted[numbers[slot]])
    }
  } else
    for (let index = 0; index < keys.length; index++)
      keys[index] = resultKey(isNewest ? 0 : scores[index], ranks[slots[index]])
  return { slots, scores, keys, unread, counts: new Map() }
}

function filtered(matches: Matches, { filters, afterId }: Selecting, columns: SourceColumns): Matches {
  let passing = matches
  for (const [name, values] of Object.entries(filters)) {
    const test = values.length > 0 && columns.facets.byName.get(name)?.test(values)
    if (test) passing = passed(passing, test)
  }
  return afterId === undefined ? passing : after(passing, afterId, columns.ids)
}

function passed({ slots, scores, unread }: Matches, { numbers, accepted }: SlotTest): Matches {
  const kept = { slots: new Uint32Array(slots.length), scores: new Uint32Array(slots.length) }
  let size = 0
  for (let index = 0; index < slots.length; index++) {
    if (accepted[numbers[slots[index]]] !== 1) continue
    kept.slots[size] = slots[index]
    kept.scores[size++] = scores[index]
  }
  return { slots: kept.slots.slice(0, size), scores: kept.scores.slice(0, size), unread }
}

function after({ slots, scores, unread }: Matches, afterId: number, ids: Float64Array): Matches {
  const isAfter = (_: number, index: number) => ids[slots[index]] > afterId
  return { slots: slots.filter(isAfter), scores: scores.filter(isAfter), unread }
}

/** The score of one of the slots. */
export function scoreIn({ slots, scores }: Selection, slot: number): number {
  let low = 0
  let high = slots.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (slots[middle] < slot) low = middle + 1
    else high = middle
  }
  return scores[low] / 1000
}
