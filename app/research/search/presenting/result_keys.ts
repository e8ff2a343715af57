/**
 * One number per result that orders a list: the score (in thousandths) first, then newest; before both, when tiers are asked for, the tier. Keys of a list
 * differ, the highest comes first, and the rank can be read back from them.
 */
const RANKS = 2 ** 23
const HIGHEST_SCORE = 2 ** 21 - 1
const TIER = RANKS * (HIGHEST_SCORE + 1)

/** Tiers that can be told apart. */
export const MAX_TIERS = 255

/** @param tier 0 the first to be listed */
export function resultKey(score: number, newestRank: number, tier = MAX_TIERS): number {
  return (MAX_TIERS - tier) * TIER + Math.min(score, HIGHEST_SCORE) * RANKS + (RANKS - 1 - newestRank)
}

/** Place of the document in its source's order, newest first. */
export function newestRankOf(key: number): number {
  return RANKS - 1 - (key % RANKS)
}

const SMALL = 300

/** The keys of a page, highest first: `size` of them after the first `offset`. */
export function pageOfKeys(keys: Float64Array, offset: number, size: number): Float64Array {
  if (size === 0 || offset >= keys.length) return new Float64Array(0)
  const highest = offset + size <= SMALL ? highestOf(keys, offset + size) : keys.slice().sort().reverse()
  return highest.slice(offset, offset + size)
}

/** Where a key stands in the list (from 1), and the keys before and after it. */
export function aroundKey(
  keys: Float64Array,
  key: number
): { position: number; previous: number | null; next: number | null } {
  let position = 1
  let previous = Infinity
  let next = -Infinity
  for (const other of keys) {
    if (other > key) {
      position++
      if (other < previous) previous = other
    } else if (other < key && other > next) next = other
  }
  return { position, previous: previous === Infinity ? null : previous, next: next === -Infinity ? null : next }
}

/** From the last to the first, because documents that were added last are often the newest: fewer have to move. */
function highestOf(keys: Float64Array, count: number): Float64Array {
  const highest = new Float64Array(Math.min(count, keys.length)).fill(-1)
  const last = highest.length - 1
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index]
    if (key <= highest[last]) continue
    let place = last
    for (; place > 0 && highest[place - 1] < key; place--) highest[place] = highest[place - 1]
    highest[place] = key
  }
  return highest
}
