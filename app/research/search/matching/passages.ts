import { setBit } from '#app/research/search/index/bits'
import { phrasePlaces } from './phrase_search.js'
import { positionsOf } from '#app/research/search/index/position_lists'
import { TITLE_WEIGHT } from '#app/research/search/index/posting_list'
import type { SegmentReader } from '#app/research/search/index/segment_reader'
import type { Variants } from './variants.js'

/** Words of a text that count as one place: a passage is two neighbours, so that it is cut nowhere. */
const STEP_BITS = 8

/** How often a term is in a document: in its title, and at each place of its body. */
export interface TermPlaces {
  title: number
  steps: number[]
  /** Where it is in the document is not known: as good as in every passage once. */
  isEverywhere: boolean
}

/** Reads where the terms stand in the documents of some slots: by slot, in the order of the terms. */
export function placesIn(
  segments: readonly SegmentReader[],
  slots: readonly number[],
  variants: readonly Variants[]
): Map<number, TermPlaces[]> {
  const found = new Map(slots.map((slot) => [slot, variants.map(nowhere)]))
  for (const segment of segments) {
    const own = slots.filter((slot) => slot >= segment.first && slot < segment.first + segment.slots)
    if (own.length === 0) continue
    const wanted = new Uint32Array(((segment.first + segment.slots) >>> 5) + 1)
    for (const slot of own) setBit(wanted, slot)
    for (const [term, alternatives] of variants.entries())
      for (const variant of alternatives ?? []) addPlaces(segment, wanted, variant, (slot) => found.get(slot)?.[term])
  }
  return found
}

/** The frequencies of each passage, as many numbers as there are terms: what is in the title counts in all of them. */
export function* passagesOf(terms: readonly TermPlaces[]): Generator<number[]> {
  const steps = Math.max(1, ...terms.map((term) => term.steps.length))
  for (let step = 0; step < steps; step++)
    yield terms.map((term) => {
      if (term.isEverywhere) return 1
      return TITLE_WEIGHT * term.title + (term.steps[step] ?? 0) + (term.steps[step + 1] ?? 0)
    })
}

function nowhere(variants: Variants): TermPlaces {
  return { title: 0, steps: [], isEverywhere: variants === null }
}

function addPlaces(
  segment: SegmentReader,
  wanted: Uint32Array,
  { words, weight }: { words: string[]; weight: number },
  placesAt: (slot: number) => TermPlaces | undefined
): void {
  if (words.length > 1) return addPhrase(segment, wanted, { words, weight }, placesAt)
  const cursor = positionsOf(segment, words[0], wanted)
  while (cursor?.next()) {
    const places = placesAt(cursor.slot)
    if (places === undefined) continue
    const { positions, count, title } = cursor
    places.title += title * weight
    for (let place = title; place < count; place++) addTo(places.steps, positions[place] >>> STEP_BITS, weight)
  }
}

function addPhrase(
  segment: SegmentReader,
  wanted: Uint32Array,
  { words, weight }: { words: string[]; weight: number },
  placesAt: (slot: number) => TermPlaces | undefined
): void {
  const { slots, from, starts } = phrasePlaces(segment, words, wanted)
  for (const [index, slot] of slots.entries()) {
    const places = placesAt(slot)
    if (places === undefined) continue
    for (let place = from[index]; place < from[index + 1]; place++) {
      if ((starts[place] & 1) === 1) places.title += weight
      else addTo(places.steps, starts[place] >>> (STEP_BITS + 1), weight)
    }
  }
}

function addTo(steps: number[], step: number, weight: number): void {
  while (steps.length <= step) steps.push(0)
  steps[step] += weight
}
