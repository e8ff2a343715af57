import { MAX_TERMS, Occurrences } from './near_occurrences.js'
import { streamOf } from './near_streams.js'
import type { SegmentReader } from '#app/research/search/index/segment_reader'

/**
 * Tells the documents of a segment in which the terms stand near each other, and at how many places. A term is alternatives of consecutive words. They are
 * near when one occurrence of each, none over another, can be put in the order of the text so that between two neighbours there are at most `distance` words.
 * Terms beyond the fifth only have to be in the document: all their orders cannot be tried.
 */
export function nearFrequencies(
  segment: SegmentReader,
  terms: readonly (readonly string[][])[],
  { distance, candidates }: { distance: number; candidates: Uint32Array },
  visit: (slot: number, frequency: number) => void
): void {
  const asked = terms.slice(0, MAX_TERMS)
  const streams = asked.flatMap((alternatives, index) =>
    alternatives.flatMap((words) => streamOf(segment, words, { term: 1 << index, candidates }) ?? [])
  )
  const whole = (1 << asked.length) - 1
  const occurrences = new Occurrences()
  let open = streams.filter((stream) => stream.next())
  while (open.length > 0) {
    let slot = open[0].slot
    for (const stream of open) if (stream.slot < slot) slot = stream.slot
    occurrences.clear()
    let hasEnded = false
    for (const stream of open) {
      if (stream.slot !== slot) continue
      occurrences.add(stream)
      if (!stream.next()) hasEnded = true
    }
    if (occurrences.terms === whole) {
      const frequency = occurrences.placesNear(distance, whole)
      if (frequency > 0) visit(slot, frequency)
    }
    if (hasEnded) open = open.filter((stream) => !stream.isAtEnd)
  }
}
