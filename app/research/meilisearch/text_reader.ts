import type { NearTerm, PhraseTerm } from '#app/research/query/ast'
import type { Lexicon } from '#app/research/search/words/lexicon'
import { Phrase } from '#app/research/search/words/phrase'
import { scanWords } from '#app/research/search/words/word_scanner'
import { all, not, withIds } from './filters.js'
import { standsNear } from './near.js'
import { mayHave, type Unread, type Where } from './plan.js'
import type { Server } from './server.js'
import type { StoredText } from './stored_document.js'

/** The newest are read; a list of more ids would take the server longer than their texts. */
const MAX_CANDIDATES = 100_000
const FIRST_TEXTS = 100
const MAX_TEXTS = 2_000
/** Characters of the texts that are read at once, and for one term: what a server and a process can take in some seconds. */
const AT_ONCE = 4_000_000
const MAX_KEPT = 50

/** Documents that have a term, and what of those that may have it was read. */
interface Reading {
  has: number[]
  lacks: number[]
  read: number
  of: number
}

/**
 * Finds the documents in which words follow each other, or stand near each other. The server knows who has the words; their texts are read, the newest first,
 * up to `most` characters. What was found is kept for as long as the index does not change.
 */
export class TextReader {
  #kept = new Map<string, Promise<Reading>>()

  constructor(
    private server: Server,
    private options: { index: string; lexicon: Lexicon; most: number }
  ) {}

  /** A filter for the documents of `within` (a filter) that have the term, and how many were not read. `lastSeq` = the state of the index. */
  async having(
    term: PhraseTerm | NearTerm,
    { within, where, lastSeq }: { within: string; where: Where; lastSeq: number }
  ): Promise<[string, Unread | null]> {
    const candidates = all([within, mayHave(term, where, this.options.lexicon)])
    const key = JSON.stringify([lastSeq, candidates, where, { ...term, written: '' }])
    const { has, lacks, read, of } = await this.#once(key, () => this.#read(term, candidates, where))
    if (read < of) return [withIds(has), { read, of }]
    return [has.length <= lacks.length ? withIds(has) : all([candidates, not(withIds(lacks))]), null]
  }

  async #read(term: PhraseTerm | NearTerm, filter: string, where: Where): Promise<Reading> {
    const asked = { q: '', filter, sort: ['published:desc', 'id:desc'], attributesToRetrieve: ['id'] }
    const [{ hits, estimatedTotalHits }] = await this.server.searches(this.options.index, [
      { ...asked, limit: MAX_CANDIDATES },
    ])
    const reading: Reading = { has: [], lacks: [], read: 0, of: Math.max(estimatedTotalHits ?? 0, hits.length) }
    const stands = this.#check(term, where)
    let characters = 0
    for (let from = 0, size = FIRST_TEXTS; from < hits.length && characters < this.options.most; from += size) {
      if (from > 0) size = Math.max(1, Math.min(MAX_TEXTS, Math.floor((AT_ONCE * from) / characters)))
      const ids = hits.slice(from, from + size).map(({ id }) => id)
      reading.read += ids.length
      const texts = await this.server.documents(this.options.index, ids, FIELDS[where])
      for (const text of texts) {
        characters += text.title.length + (text.body?.length ?? 0)
        reading[stands(text) ? 'has' : 'lacks'].push(text.id)
      }
    }
    return reading
  }

  #check(term: PhraseTerm | NearTerm, where: Where): (text: StoredText) => boolean {
    const phrase = term.kind === 'phrase' ? new Phrase(term.words) : null
    const stands = (text: string) =>
      phrase ? standsIn(phrase, text) : standsNear(term as NearTerm, text, this.options.lexicon)
    return ({ title, body, names }) => [title, ...(where === 'title' ? [] : [body]), ...names].some(stands)
  }

  /** Remembers what was read, the most recently asked for. */
  #once(key: string, read: () => Promise<Reading>): Promise<Reading> {
    const reading = this.#kept.get(key) ?? read()
    this.#kept.delete(key)
    this.#kept.set(key, reading)
    reading.catch(() => this.#kept.delete(key))
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    return reading
  }
}

const FIELDS: Record<Where, ('id' | 'title' | 'body' | 'names')[]> = {
  anywhere: ['id', 'title', 'body', 'names'],
  title: ['id', 'title', 'names'],
}

function standsIn(phrase: Phrase, text: string): boolean {
  let isThere = false
  scanWords(text, (start) => !(isThere = phrase.endAt(text, start) !== -1))
  return isThere
}
