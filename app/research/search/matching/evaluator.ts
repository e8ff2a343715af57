import type { SearchResponse } from '#app/core/search/search_engine'
import type { Condition, PhraseTerm, SynonymsTerm, Term, WordTerm } from '#app/research/query/ast'
import { joinBits, maskBits, removeBits, setBit, slotsIn } from '#app/research/search/index/bits'
import type { FacetColumns } from '#app/research/search/index/facet_columns'
import { onlyLive, type Found, type FoundPool } from './found.js'
import { nearFrequencies } from './near_search.js'
import { newestWithin } from './near_budget.js'
import { formWeight, synonymWeight, variantsOf, type Variants } from './variants.js'
import { phraseFrequencies } from './phrase_search.js'
import { addPostings } from '#app/research/search/index/posting_list'
import type { SegmentReader } from '#app/research/search/index/segment_reader'
import { acceptedSlots } from '#app/research/search/index/facet_column'

/** What of a source conditions are evaluated on. */
export interface Searched {
  segments: readonly SegmentReader[]
  /** The folded words of a stem. */
  formsOf(stem: string): string[]
  live: Uint32Array
  facets: FacetColumns
  /** The live slots, newest first. */
  newest: Uint32Array
  /** See `newestWithin`. */
  maxOccurrences: number
}

/** Evaluates what a query text means on a source: each term once. What it answers is good until the pool takes it back. */
export class Evaluator {
  #terms = new Map<string, Found>()
  /** Of the terms evaluated so far: when words near each other were looked for in the newest documents only. */
  unread: SearchResponse['unread']

  constructor(
    private searched: Searched,
    private pool: FoundPool
  ) {}

  /** The slots that meet a condition: a set of its own. */
  slots(condition: Condition): Uint32Array {
    switch (condition.kind) {
      case 'and':
        return this.#all(condition.all)
      case 'or':
        return this.#any(condition.any)
      case 'not': {
        const bits = this.searched.live.slice()
        removeBits(bits, this.slots(condition.condition))
        return bits
      }
      case 'facet':
        return this.#facet(condition)
      case 'title':
        return this.term(condition.term, true).bits.slice()
      default:
        return this.term(condition).bits.slice()
    }
  }

  /** The documents of a term, and how often they have it (in their titles only, if so asked). */
  term(term: Term, titleOnly = false): Found {
    const key = `${titleOnly}${JSON.stringify(term)}`
    let found = this.#terms.get(key)
    if (found === undefined) {
      found = this.pool.take()
      this.#find(term, titleOnly, found)
      onlyLive(found, this.searched.live)
      this.#terms.set(key, found)
    }
    return found
  }

  /** See `variantsOf`. */
  variants(term: Term): Variants {
    return variantsOf(term, (word) => this.#forms(word))
  }

  #find(term: Term, titleOnly: boolean, found: Found): void {
    if (term.kind === 'word') this.#addWord(term, titleOnly, found)
    else if (term.kind === 'synonyms') this.#synonyms(term, titleOnly, found)
    else if (term.kind === 'prefix') {
      for (const { list, first } of this.#listsBeginning(term.folded))
        addPostings(list, first, found, { titleOnly, weight: 1 })
    } else if (term.kind === 'phrase') this.#phrase(term, titleOnly, found)
    else this.#near(term, found)
  }

  #forms({ folded, stem }: WordTerm): string[] {
    return stem === null ? [folded] : this.searched.formsOf(stem)
  }

  #addWord(term: WordTerm, titleOnly: boolean, found: Found): void {
    for (const word of this.#forms(term)) {
      const weight = formWeight(word, term)
      for (const segment of this.searched.segments) {
        const list = segment.find('lists', word)
        if (list) addPostings(list, segment.first, found, { titleOnly, weight })
      }
    }
  }

  *#listsBeginning(prefix: string): Generator<{ list: Uint8Array; first: number }> {
    for (const segment of this.searched.segments)
      for (const { bytes } of segment.beginningWith('lists', prefix)) yield { list: bytes, first: segment.first }
  }

  #synonyms({ terms }: SynonymsTerm, titleOnly: boolean, found: Found): void {
    terms.forEach((term, index) => {
      const { bits, frequencies } = this.term(term, titleOnly)
      joinBits(found.bits, bits)
      for (const slot of slotsIn(bits)) found.frequencies[slot] += frequencies[slot] * synonymWeight(index)
    })
  }

  #phrase({ words }: PhraseTerm, titleOnly: boolean, found: Found): void {
    for (const segment of this.searched.segments)
      phraseFrequencies(segment, words, { titleOnly, live: this.searched.live }, (slot, frequency) => {
        setBit(found.bits, slot)
        found.frequencies[slot] = frequency
      })
  }

  #near({ terms, distance }: Extract<Term, { kind: 'near' }>, found: Found): void {
    const candidates = this.#newest(this.#all(terms), terms)
    const asked = terms.map((term) => (term.kind === 'phrase' ? [term.words] : this.#forms(term).map((form) => [form])))
    for (const segment of this.searched.segments)
      nearFrequencies(segment, asked, { distance, candidates }, (slot, frequency) => {
        setBit(found.bits, slot)
        found.frequencies[slot] = frequency
      })
  }

  /** The candidates whose positions are read. */
  #newest(candidates: Uint32Array, terms: Term[]): Uint32Array {
    const frequencies = terms.map((term) => this.term(term).frequencies)
    const { newest, maxOccurrences } = this.searched
    const { bits, read, of } = newestWithin(candidates, frequencies, newest, maxOccurrences)
    if (read < of && of - read > (this.unread ? this.unread.of - this.unread.read : 0)) this.unread = { read, of }
    return bits
  }

  #all(conditions: Condition[]): Uint32Array {
    const bits = this.searched.live.slice()
    for (const condition of conditions) {
      if (condition.kind === 'not') removeBits(bits, this.slots(condition.condition))
      else maskBits(bits, this.slots(condition))
    }
    return bits
  }

  #any(conditions: Condition[]): Uint32Array {
    const bits = new Uint32Array(this.searched.live.length)
    for (const condition of conditions) joinBits(bits, this.slots(condition))
    return bits
  }

  #facet({ filter, words }: Extract<Condition, { kind: 'facet' }>): Uint32Array {
    const test = this.searched.facets.byName.get(filter)?.testWords(words)
    return test ? acceptedSlots(this.searched.live, test) : new Uint32Array(this.searched.live.length)
  }
}
