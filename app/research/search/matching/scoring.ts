import { documentsIn, type Found } from './found.js'
import { passagesOf, placesIn } from './passages.js'
import { TITLE_WEIGHT } from '#app/research/search/index/posting_list'
import type { SegmentReader } from '#app/research/search/index/segment_reader'
import { LONG_BODY, type SourceColumns } from '#app/research/search/index/source_columns'
import type { Variants } from './variants.js'

const K1 = 1.2
const B = 0.75
/** Words with a stem that a passage has: about a thesis. */
const PASSAGE = 280
/** So many long documents are judged by their best passage: those that promise most, if they are among the first twice as many of all. */
const MAX_READ = 64
/** What the score of a long document is worth whose passages were not read. */
const UNREAD = 0.6

/** A term by which documents are ranked: where it was found, and what is looked for in long documents. */
export interface RankedTerm {
  found: Found
  variants: () => Variants
}

/**
 * BM25 scores (titles weighted, no negative weights) of documents by the terms that rank them, times what a document counts for itself (`priors`).
 * A document that is longer than any thesis has all words somewhere: it counts by its best passage, and a word counts there for no more than in the whole.
 */
export class Scoring {
  #perWord: number

  constructor(
    private columns: SourceColumns,
    private segments: readonly SegmentReader[]
  ) {
    this.#perWord = columns.words === 0 ? 0 : (K1 * B * columns.documents) / columns.words
  }

  /** The score of each slot in thousandths, whole. */
  scores(slots: Uint32Array, ranked: readonly RankedTerm[]): Uint32Array {
    const sums = new Float64Array(slots.length)
    if (slots.length === 0 || ranked.length === 0) return new Uint32Array(slots.length)
    const weights = ranked.map(({ found }) => this.#weight(documentsIn(found)))
    const long: number[] = []
    const norms = this.#norms(slots, long)
    for (const [term, { found }] of ranked.entries()) {
      const weight = weights[term]
      const { frequencies } = found
      for (let index = 0; index < slots.length; index++) {
        const frequency = frequencies[slots[index]]
        if (frequency > 0) sums[index] += (weight * frequency) / (frequency + norms[index])
      }
    }
    if (long.length > 0) this.#rateLong({ slots, sums, long }, ranked, weights)
    const { priors } = this.columns
    const scores = new Uint32Array(sums.length)
    for (let index = 0; index < sums.length; index++)
      scores[index] = Math.round(sums[index] * priors[slots[index]] * 1000)
    return scores
  }

  #weight(documents: number): number {
    return Math.log(1 + (this.columns.documents - documents + 0.5) / (documents + 0.5)) * (K1 + 1)
  }

  #norm(length: number): number {
    return K1 * (1 - B) + this.#perWord * length
  }

  #norms(slots: Uint32Array, long: number[]): Float64Array {
    const { lengths } = this.columns
    const norms = new Float64Array(slots.length)
    const least = K1 * (1 - B)
    for (let index = 0; index < slots.length; index++) {
      const length = lengths[slots[index]]
      norms[index] = least + this.#perWord * length
      if (length > LONG_BODY) long.push(index)
    }
    return norms
  }

  /** Lowers the sums of long documents to what their best passages score; those that are not read keep a share. */
  #rateLong(
    { slots, sums, long }: { slots: Uint32Array; sums: Float64Array; long: number[] },
    ranked: readonly RankedTerm[],
    weights: number[]
  ): void {
    long.sort((one, other) => sums[other] - sums[one] || slots[other] - slots[one])
    const bar = heightOf(sums, 2 * MAX_READ)
    const read = long.slice(0, MAX_READ).filter((index) => sums[index] >= bar)
    for (const index of long.slice(read.length)) sums[index] *= UNREAD
    const variants = ranked.map((term) => term.variants())
    const places = placesIn(
      this.segments,
      read.map((index) => slots[index]),
      variants
    )
    const norm = this.#norm(PASSAGE)
    for (const index of read) {
      const slot = slots[index]
      const terms = places.get(slot)!
      const whole = this.#norm(this.columns.lengths[slot])
      const most = ranked.map(({ found }, term) => {
        return Math.max(share(found.frequencies[slot], whole), share(TITLE_WEIGHT * terms[term].title, norm))
      })
      let best = 0
      for (const passage of passagesOf(terms)) {
        let sum = 0
        for (let term = 0; term < weights.length; term++)
          sum += weights[term] * Math.min(most[term], share(passage[term], norm))
        if (sum > best) best = sum
      }
      sums[index] = best
    }
  }
}

/** The lowest of the highest sums; 0 when there are fewer. */
function heightOf(sums: Float64Array, count: number): number {
  if (sums.length <= count) return 0
  const highest = new Float64Array(count)
  for (const sum of sums) {
    if (sum <= highest[count - 1]) continue
    let place = count - 1
    for (; place > 0 && highest[place - 1] < sum; place--) highest[place] = highest[place - 1]
    highest[place] = sum
  }
  return highest[count - 1]
}

/** What part of a term's weight a frequency brings. */
function share(frequency: number, norm: number): number {
  return frequency / (frequency + norm)
}
