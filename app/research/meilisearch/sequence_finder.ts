import type { NearTerm, PhraseTerm } from '#app/research/query/ast'
import type { Lexicon } from '#app/research/search/lexicon'
import { Phrase } from '#app/research/search/phrase'
import { scanWords } from '#app/research/search/word_scanner'
import { all, oneOf } from './filters.js'
import { standsNear } from './near.js'
import { LONGEST_SEQUENCE, sequencesOf } from './sequences.js'
import type { Asking, Server } from './server.js'
import type { StoredText } from './stored_document.js'
import { wordToken } from './tokens.js'

export type Where = 'anywhere' | 'title'

/** The server searches at most ten words. */
export const MOST_SEARCHED = 10

const PAGE_OF_TEXTS = 200
const PAGE_OF_IDS = 50_000
const MOST_KEPT = 100

/**
 * Finds the documents in which words follow each other, or stand near each other. The server finds which may be; where that is not sure, their texts are
 * read. What was found is kept for as long as the index does not change.
 */
export class SequenceFinder {
  #kept = new Map<string, Promise<number[]>>()

  constructor(
    private server: Server,
    private index: string,
    private lexicon: Lexicon
  ) {}

  /** Ids of the documents of a source (its code), ascending. `lastSeq` = the state of the index. */
  ids(term: PhraseTerm | NearTerm, { source, where, lastSeq }: { source: string; where: Where; lastSeq: number }) {
    const key = JSON.stringify([lastSeq, source, where, { ...term, written: '' }])
    const found = this.#kept.get(key) ?? this.#find(term, source, where)
    this.#kept.delete(key)
    this.#kept.set(key, found)
    found.catch(() => this.#kept.delete(key))
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    return found
  }

  async #find(term: PhraseTerm | NearTerm, source: string, where: Where): Promise<number[]> {
    const asking = candidates(term, source, where)
    const isSure = term.kind === 'phrase' && term.words.length <= LONGEST_SEQUENCE
    const has = isSure ? () => true : this.#check(term, where)
    const size = isSure ? PAGE_OF_IDS : PAGE_OF_TEXTS
    const attributesToRetrieve = isSure ? ['id'] : ['id', 'title', 'body', 'names']
    const found: number[] = []
    for (let offset = 0; ; offset += size) {
      const [{ hits }] = await this.server.searches(this.index, [
        { ...asking, attributesToRetrieve, limit: size, offset },
      ])
      for (const hit of hits) if (has(hit as unknown as StoredText)) found.push(hit.id)
      if (hits.length < size) return found.sort((one, other) => one - other)
    }
  }

  #check(term: PhraseTerm | NearTerm, where: Where): (text: StoredText) => boolean {
    const phrase = term.kind === 'phrase' ? new Phrase(term.words) : null
    const stands = (text: string) =>
      phrase ? standsIn(phrase, text) : standsNear(term as NearTerm, text, this.lexicon)
    return ({ title, body, names }) => [title, ...(where === 'title' ? [] : [body]), ...names].some(stands)
  }
}

/** What a document must have for a phrase or a NEAR: the words of it, and the sequences of its phrases. */
function candidates(term: PhraseTerm | NearTerm, source: string, where: Where): Asking {
  const terms = term.kind === 'near' ? term.terms : [term]
  const sequences = terms.flatMap((one) => (one.kind === 'phrase' ? sequencesOf(one.words, where) : []))
  const filters = terms.flatMap((one) => {
    if (one.kind === 'phrase') return one.words.map((word) => oneOf('forms', [wordToken(word)]))
    return one.stem === null ? oneOf('forms', [wordToken(one.folded)]) : oneOf('stems', [wordToken(one.stem)])
  })
  return {
    q: [...new Set(sequences)].slice(0, MOST_SEARCHED).join(' '),
    matchingStrategy: 'all',
    filter: all([oneOf('source', [source]), ...new Set(filters)]),
  }
}

function standsIn(phrase: Phrase, text: string): boolean {
  let isThere = false
  scanWords(text, (start) => !(isThere = phrase.endAt(text, start) !== -1))
  return isThere
}
