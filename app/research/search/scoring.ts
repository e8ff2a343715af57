import { CLASS_FREQUENCY, TOKEN_CLASSES } from './frequency_classes.js'
import type { Postings } from './postings.js'
import type { SourceColumns } from './source_columns.js'

const K1 = 1.2
const B = 0.75

/** Ranking reads the rarest words only: with more, the order hardly changes and the cost grows. */
const MOST_RANKED = 8

/** BM25 scores (Robertson's, with frequency classes and weighted titles) of slots that are known to match, in thousandths. */
export class Scoring {
  constructor(
    private postings: Postings,
    private columns: SourceColumns
  ) {}

  /** A score for each of the slots (ascending), in their order. Stems that a document does not have add nothing to it. */
  scores(slots: Uint32Array, stems: readonly string[]): Float64Array {
    const scores = new Float64Array(slots.length)
    if (slots.length === 0) return scores
    const norms = this.#norms(slots)
    for (const { stem, documents } of this.#rarest(stems)) this.#add(stem, documents, { slots, scores, norms })
    for (let index = 0; index < scores.length; index++) scores[index] = Math.round(scores[index] * 1000)
    return scores
  }

  #rarest(stems: readonly string[]): { stem: string; documents: number }[] {
    const counted = stems.map((stem) => ({ stem, documents: this.postings.documentsOf(stem) }))
    return counted.sort((one, other) => one.documents - other.documents).slice(0, MOST_RANKED)
  }

  #norms(slots: Uint32Array): Float64Array {
    const average = this.columns.words / this.columns.documents
    const { lengths } = this.columns
    return Float64Array.from(slots, (slot) => K1 * (1 - B + (B * lengths[slot]) / average))
  }

  #add(
    stem: string,
    documents: number,
    { slots, scores, norms }: { slots: Uint32Array; scores: Float64Array; norms: Float64Array }
  ): void {
    const weight = Math.log(1 + (this.columns.documents - documents + 0.5) / (documents + 0.5)) * (K1 + 1)
    const classes = this.#classes(stem)
    for (let index = 0; index < slots.length; index++) {
      const frequency = CLASS_FREQUENCY[classes[slots[index]]]
      scores[index] += (weight * frequency) / (frequency + norms[index])
    }
  }

  #classes(stem: string): Uint8Array {
    const classes = new Uint8Array(this.columns.lengths.length)
    for (const frequencyClass of TOKEN_CLASSES) {
      for (const slot of this.postings.slotsOfClass(stem, frequencyClass)) classes[slot] = frequencyClass
    }
    return classes
  }
}
