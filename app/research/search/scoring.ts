import { CLASS_FREQUENCY, TOKEN_CLASSES } from './frequency_classes.js'
import type { Postings } from './postings.js'
import type { SourceColumns } from './source_columns.js'

const K1 = 1.2
const B = 0.75

/** Ranking reads the rarest words only: with more, the order hardly changes and the cost grows. */
const MOST_RANKED = 8

/** BM25 scores (frequencies in classes, titles weighted, no negative weights) of documents that are known to have the words. */
export class Scoring {
  constructor(
    private postings: Postings,
    private columns: SourceColumns
  ) {}

  /** The score of each slot in thousandths, whole; every slot's document has every stem. */
  scores(slots: Uint32Array, stems: readonly string[]): Float64Array {
    const scores = new Float64Array(slots.length)
    if (slots.length === 0 || stems.length === 0) return scores
    const norms = this.#norms(slots)
    for (const { stem, documents } of this.#rarest(stems)) {
      const weight = this.#weight(documents)
      const classes = this.#classes(stem)
      for (let index = 0; index < slots.length; index++) {
        const frequency = CLASS_FREQUENCY[classes[slots[index]]]
        scores[index] += (weight * frequency) / (frequency + norms[index])
      }
    }
    for (let index = 0; index < scores.length; index++) scores[index] = Math.round(scores[index] * 1000)
    return scores
  }

  #rarest(stems: readonly string[]): { stem: string; documents: number }[] {
    const counted = stems.map((stem) => ({ stem, documents: this.postings.documentsOf(stem) }))
    return counted.sort((one, other) => one.documents - other.documents).slice(0, MOST_RANKED)
  }

  #weight(documents: number): number {
    return Math.log(1 + (this.columns.documents - documents + 0.5) / (documents + 0.5)) * (K1 + 1)
  }

  #norms(slots: Uint32Array): Float64Array {
    const perWord = (K1 * B * this.columns.documents) / this.columns.words
    const { lengths } = this.columns
    const norms = new Float64Array(slots.length)
    for (let index = 0; index < slots.length; index++) norms[index] = K1 * (1 - B) + perWord * lengths[slots[index]]
    return norms
  }

  #classes(stem: string): Uint8Array {
    const classes = new Uint8Array(this.columns.lengths.length)
    for (const frequencyClass of TOKEN_CLASSES) {
      for (const slot of this.postings.ofClass(stem, frequencyClass)) classes[slot] = frequencyClass
    }
    return classes
  }
}
