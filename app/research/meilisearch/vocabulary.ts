import type { WordTerm } from '#app/research/query/ast'
import { oneOf } from './filters.js'
import type { Server } from './server.js'
import { accentedOf, wordOf, wordToken } from './tokens.js'

export interface KnownWord {
  word: string
  documents: number
}

const MOST_ROUNDS = 6

/** The words of a source and in how many of its documents each stands. */
export class SourceVocabulary {
  #counts = new Map<string, number>()
  #beginnings = new Map<string, KnownWord[]>()
  #wantedWords = new Map<string, WordTerm>()
  #wantedBeginnings = new Set<string>()

  /** @param source its code */
  constructor(
    private server: Server,
    private index: string,
    private source: string
  ) {}

  /** Written words (folded) that begin so, the most frequent first. */
  async beginningWith(prefix: string): Promise<KnownWord[]> {
    const filter = oneOf('source', [this.source])
    const values = await this.server.values(this.index, { facetName: 'forms', facetQuery: wordToken(prefix), filter })
    return values.map(({ value, count }) => ({ word: wordOf(value), documents: count }))
  }

  /** How words that begin so are written, by the folded word, where most write it with accents. */
  async writtenBeginningWith(prefix: string): Promise<Map<string, string>> {
    const filter = oneOf('source', [this.source])
    const asked = { facetName: 'accented', facetQuery: wordToken(prefix), filter }
    const values = await this.server.values(this.index, asked)
    const written = new Map<string, string>()
    for (const { value } of values.sort((one, other) => other.count - one.count)) {
      const accented = accentedOf(value)
      if (!written.has(accented.folded)) written.set(accented.folded, accented.written)
    }
    return written
  }

  /**
   * Answers a question that asks for words as if they were at hand: it is asked again, each time with what it lacked the time before, until it lacks nothing.
   */
  async answer<T>(question: (words: AtHand) => T): Promise<T> {
    for (let round = 1; ; round++) {
      const answer = question(this.#atHand())
      if (round === MOST_ROUNDS || !(await this.#learn())) return answer
    }
  }

  #atHand(): AtHand {
    return {
      documentsOf: (word) => {
        const filter = filterOf(word)
        const known = this.#counts.get(filter)
        if (known === undefined) this.#wantedWords.set(filter, word)
        return known ?? 1
      },
      beginningWith: (prefix, shortest, longest) => {
        const known = this.#beginnings.get(prefix)
        if (known === undefined) this.#wantedBeginnings.add(prefix)
        return (known ?? []).filter(({ word }) => word.length >= shortest && word.length <= longest)
      },
    }
  }

  /** False when nothing was lacking. */
  async #learn(): Promise<boolean> {
    const filters = [...this.#wantedWords.keys()]
    const beginnings = [...this.#wantedBeginnings]
    const answers = await this.server.searches(
      this.index,
      filters.map((filter) => ({
        q: '',
        filter: `${oneOf('source', [this.source])} AND ${filter}`,
        page: 1,
        hitsPerPage: 0,
      }))
    )
    answers.forEach(({ totalHits }, place) => this.#counts.set(filters[place], totalHits))
    for (const prefix of beginnings) this.#beginnings.set(prefix, await this.beginningWith(prefix))
    this.#wantedWords.clear()
    this.#wantedBeginnings.clear()
    return filters.length + beginnings.length > 0
  }
}

/** What `didYouMean` asks of words. */
export interface AtHand {
  documentsOf(word: WordTerm): number
  beginningWith(prefix: string, shortest: number, longest: number): Iterable<KnownWord>
}

function filterOf({ stem, folded }: WordTerm): string {
  return stem === null ? oneOf('forms', [wordToken(folded)]) : oneOf('stems', [wordToken(stem)])
}
