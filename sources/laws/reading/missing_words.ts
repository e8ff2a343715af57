import { unaccented } from '#sources/text/spanish'

/** Letters and figures that must follow one another alike for a stretch to be the same; about three words. */
const STRETCH = 16
const BASE = 31
const WORD = /[\p{L}\p{N}]+/gu

/**
 * The words that a text has and another lacks, in their order. Readers break words and turn the order of cells, so a word is missed only when what stands
 * around it is not found in the other text however it is spaced, and when the word stands there less often.
 */
export function missingWords(text: string[], other: string[]): string[] {
  const [words, others] = [wordsOf(text), wordsOf(other)]
  const known = new KnownPassages(others.join(''))
  const candidates = uncovered(words, known)
  const left = countsOf(others)
  for (const [word, count] of countsOf(words)) left.set(word, (left.get(word) ?? 0) - count)
  return candidates.filter((word) => {
    const lack = left.get(word) ?? 0
    if (lack >= 0) return false
    left.set(word, lack + 1)
    return true
  })
}

/** Comparable words: in small letters, without accents. Signs of ordinals and control characters are none. */
function wordsOf(lines: string[]): string[] {
  return unaccented(lines.join('\n').normalize('NFKC')).match(WORD) ?? []
}

/** The words that stand in no known stretch with the letters right before and behind them: a lost `no` leaves both its neighbours where they were. */
function uncovered(words: string[], known: KnownPassages): string[] {
  const joined = words.join('')
  const ends = known.endsIn(joined)
  let at = 0
  return words.filter((word) => {
    const start = at
    at += word.length
    const isParted = start > 0 && ends[start - 1] <= start
    return isParted || ends[at - 1] < Math.min(at + 1, joined.length)
  })
}

function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The stretches of a text, by their hashes. */
class KnownPassages {
  readonly #hashes: Uint32Array

  constructor(joined: string) {
    this.#hashes = hashesOf(joined).sort()
  }

  /** For each letter of another text, the end of the last known stretch that holds it and began at or before it without a gap; 0 when none does. */
  endsIn(joined: string): Uint32Array {
    const ends = new Uint32Array(joined.length)
    let end = 0
    const hashes = hashesOf(joined)
    for (let at = 0; at < joined.length; at++) {
      if (at < hashes.length && this.#has(hashes[at])) end = at + STRETCH
      ends[at] = end
    }
    return ends
  }

  #has(hash: number): boolean {
    let [low, high] = [0, this.#hashes.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if (this.#hashes[middle] === hash) return true
      if (this.#hashes[middle] < hash) low = middle + 1
      else high = middle - 1
    }
    return false
  }
}

/** The hash of each stretch of a text, by where it begins. */
function hashesOf(joined: string): Uint32Array {
  const hashes = new Uint32Array(Math.max(joined.length - STRETCH + 1, 0))
  let highest = 1
  for (let step = 1; step < STRETCH; step++) highest = Math.imul(highest, BASE)
  let hash = 0
  for (let at = 0; at < joined.length; at++) {
    if (at >= STRETCH) hash -= Math.imul(joined.charCodeAt(at - STRETCH), highest)
    hash = (Math.imul(hash, BASE) + joined.charCodeAt(at)) | 0
    if (at >= STRETCH - 1) hashes[at - STRETCH + 1] = hash
  }
  return hashes
}
