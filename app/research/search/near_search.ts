import { hasBit } from './bits.js'
import { phrasePlaces } from './phrase_search.js'
import type { SegmentReader } from './segment_reader.js'

/** Terms beyond these only have to be in the document: all their orders cannot be tried. */
const MOST_TERMS = 5

interface Occurrence {
  start: number
  end: number
  /** A bit for the term. */
  term: number
}

/**
 * Tells the documents of a segment in which the terms stand near each other, and at how many places. A term is alternatives of consecutive words. They are
 * near when one occurrence of each, none over another, can be put in the order of the text so that between two neighbours there are at most `distance` words.
 */
export function nearFrequencies(
  segment: SegmentReader,
  terms: readonly (readonly string[][])[],
  { distance, candidates }: { distance: number; candidates: Uint32Array },
  visit: (slot: number, frequency: number) => void
): void {
  const documents = new Map<number, Occurrence[]>()
  const asked = terms.slice(0, MOST_TERMS)
  asked.forEach((alternatives, index) => {
    for (const words of alternatives) addOccurrences(documents, segment, { words, term: 1 << index, candidates })
  })
  const whole = (1 << asked.length) - 1
  for (const [slot, occurrences] of documents) {
    const frequency = placesNear(occurrences, distance, whole)
    if (frequency > 0) visit(slot, frequency)
  }
}

function addOccurrences(
  documents: Map<number, Occurrence[]>,
  segment: SegmentReader,
  { words, term, candidates }: { words: string[]; term: number; candidates: Uint32Array }
): void {
  const { slots, from, starts } = phrasePlaces(segment, words, candidates)
  slots.forEach((slot, index) => {
    if (!hasBit(candidates, slot)) return
    let own = documents.get(slot)
    if (own === undefined) documents.set(slot, (own = []))
    for (let place = from[index]; place < from[index + 1]; place++) {
      const start = starts[place] >>> 1
      own.push({ start, end: start + words.length - 1, term })
    }
  })
}

/**
 * At how many occurrences a chain of all terms ends. `chains[n]` has a bit for each set of terms with which a chain can end at occurrence n; the set is the
 * number of the bit.
 */
function placesNear(occurrences: Occurrence[], distance: number, whole: number): number {
  occurrences.sort((one, other) => one.end - other.end)
  const chains = new Int32Array(occurrences.length)
  let places = 0
  for (let index = 0; index < occurrences.length; index++) {
    const { start, term } = occurrences[index]
    let sets = 1 << term
    for (let before = index - 1; before >= 0; before--) {
      const gap = start - occurrences[before].end - 1
      if (gap > distance) break
      if (gap >= 0) sets |= extended(chains[before], term)
    }
    chains[index] = sets
    if ((sets & (1 << whole)) !== 0) places++
  }
  return places
}

/** By the bit of a term, the sets that do not have it. */
const WITHOUT = new Int32Array(1 << MOST_TERMS)
for (let index = 0; index < MOST_TERMS; index++)
  for (let set = 0; set < 1 << MOST_TERMS; set++) if ((set & (1 << index)) === 0) WITHOUT[1 << index] |= 1 << set

/** The sets that come about when the term is added to those that do not have it: the bit of each moves on by the term. */
function extended(sets: number, term: number): number {
  return (sets & WITHOUT[term]) << term
}
