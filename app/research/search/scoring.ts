import { documentsIn, type Found } from './found.js'
import type { SourceColumns } from './source_columns.js'

const K1 = 1.2
const B = 0.75

/** BM25 scores (titles weighted, no negative weights) of documents by the terms that rank them. */
export class Scoring {
  constructor(private columns: SourceColumns) {}

  /** The score of each slot in thousandths, whole. */
  scores(slots: Uint32Array, ranked: readonly Found[]): Uint32Array {
    const sums = new Float64Array(slots.length)
    if (slots.length === 0 || ranked.length === 0) return new Uint32Array(slots.length)
    const norms = this.#norms(slots)
    for (const found of ranked) {
      const weight = this.#weight(documentsIn(found))
      const { frequencies } = found
      for (let index = 0; index < slots.length; index++) {
        const frequency = frequencies[slots[index]]
        if (frequency > 0) sums[index] += (weight * frequency) / (frequency + norms[index])
      }
    }
    const scores = new Uint32Array(sums.length)
    for (let index = 0; index < sums.length; index++) scores[index] = Math.round(sums[index] * 1000)
    return scores
  }

  #weight(documents: number): number {
    return Math.log(1 + (this.columns.documents - documents + 0.5) / (documents + 0.5)) * (K1 + 1)
  }

  #norms(slots: Uint32Array): Float64Array {
    const perWord = this.columns.words === 0 ? 0 : (K1 * B * this.columns.documents) / this.columns.words
    const { lengths } = this.columns
    const norms = new Float64Array(slots.length)
    for (let index = 0; index < slots.length; index++) norms[index] = K1 * (1 - B) + perWord * lengths[slots[index]]
    return norms
  }
}
