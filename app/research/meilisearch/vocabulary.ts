import type { WordTerm } from '#app/research/query/ast'
import type { Lexicon } from '#app/research/search/words/lexicon'
import { all, oneOf } from './filters.js'
import { wordFilter } from './plan.js'
import type { Server } from './server.js'
import { beginningsOf, formIn, hasForm } from './word_values.js'

export interface KnownWord {
  word: string
  /** As most write it. */
  written: string
  documents: number
}

const MAX_ROUNDS = 6

/** The words of a source and in how many of its documents each stands. */
export class SourceVocabulary {
  #counts = new Map<string, number>()
  #beginnings = new Map<string, KnownWord[]>()
  #wantedWords = new Map<string, WordTerm>()
  #wantedBeginnings = new Set<string>()

  constructor(
    private server: Server,
    /** `source`: its code */
    private options: { index: string; source: string; lexicon: Lexicon }
  ) {}

  /** Written words (folded) that begin so, the most frequent first, then by letters. */
  async beginningWith(prefix: string): Promise<KnownWord[]> {
    const values = await Promise.all(
      beginningsOf(prefix).map((facetQuery) =>
        this.server.values(this.options.index, { facetName: 'words', facetQuery, filter: this.#ofSource() })
      )
    )
    const spellings = values.flat().map(({ value, count }) => ({ ...formIn(value), count }))
    const words = [...Map.groupBy(spellings, ({ folded }) => folded)].map(([word, ways]) => {
      const [most] = ways.sort((one, other) => other.count - one.count)
      const accented = ways.find(({ written }) => written !== word) ?? most
      return { word, written: accented.written, documents: most.count, isSure: ways.length === 1 }
    })
    const unsure = words.filter(({ isSure }) => !isSure)
    const counts = await this.#count(unsure.map(({ word }) => hasForm('words', this.options.lexicon.word(word))))
    unsure.forEach((word, place) => (word.documents = counts[place]))
    return words.sort((one, other) => other.documents - one.documents || (one.word < other.word ? -1 : 1))
  }

  /**
   * Answers a question that asks for words as if they were at hand: it is asked again, each time with what it lacked the time before, until it lacks nothing.
   */
  async answer<T>(question: (words: AtHand) => T): Promise<T> {
    for (let round = 1; ; round++) {
      const answer = question(this.#atHand())
      if (round === MAX_ROUNDS || !(await this.#learn())) return answer
    }
  }

  #atHand(): AtHand {
    return {
      documentsOf: (word) => {
        const filter = wordFilter(word, 'anywhere', this.options.lexicon)
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
    const counts = await this.#count(filters)
    counts.forEach((count, place) => this.#counts.set(filters[place], count))
    for (const prefix of beginnings) this.#beginnings.set(prefix, await this.beginningWith(prefix))
    this.#wantedWords.clear()
    this.#wantedBeginnings.clear()
    return filters.length + beginnings.length > 0
  }

  /** How many documents of the source meet each filter. */
  async #count(filters: string[]): Promise<number[]> {
    const answers = await this.server.searches(
      this.options.index,
      filters.map((filter) => ({ q: '', filter: all([this.#ofSource(), filter]), page: 1, hitsPerPage: 0 }))
    )
    return answers.map(({ totalHits }) => totalHits)
  }

  #ofSource(): string {
    return oneOf('source', [this.options.source])
  }
}

/** What `didYouMean` asks of words. */
export interface AtHand {
  documentsOf(word: WordTerm): number
  beginningWith(prefix: string, shortest: number, longest: number): Iterable<KnownWord>
}
