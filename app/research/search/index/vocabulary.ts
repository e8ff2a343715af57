import type { Statement } from 'better-sqlite3'
import type { WordTerm } from '#app/research/query/ast'
import { wordsTable, type Connection } from './index_file.js'

interface WordRow {
  word: string
  written: string | null
  documents: number
}

/** A word that documents have: folded, as it was first written, and how many have it. */
export interface KnownWord {
  word: string
  written: string
  documents: number
}

/** Counts of fewer documents are always read again. */
const LARGE = 20_000
/** Share of the documents that may have come or gone before counts are read again, and so many generations. */
const MAX_STALE_SHARE = 0.02
const MAX_BEHIND = 100

/** The words of a source. Forms of stems are always those of the file; counts may be a fiftieth behind, because reading them all takes a tenth of a second. */
export class SourceVocabulary {
  #forms: Statement
  #all: Statement
  #ofWord: Statement
  #ofStem: Statement
  #words: KnownWord[] = []
  #generation = -1
  #documents = 0

  constructor(connection: Connection, source: number) {
    const words = wordsTable(source)
    this.#forms = connection.prepare(`SELECT word FROM ${words} WHERE stem = ?`).pluck()
    const most = `SELECT coalesce(max(documents), 0) FROM ${words}`
    this.#ofWord = connection.prepare(`${most} WHERE word = ?`).pluck()
    this.#ofStem = connection.prepare(`${most} WHERE stem = ?`).pluck()
    this.#all = connection.prepare(`SELECT word, written, documents FROM ${words} WHERE documents > 0`)
  }

  /** The folded words of a stem. */
  formsOf(stem: string): string[] {
    return this.#forms.all(stem) as string[]
  }

  /** How many documents have a word in the form that most have, as the file says; 0 when none has it. */
  documentsOf({ folded, stem }: WordTerm): number {
    return (stem === null ? this.#ofWord.get(folded) : this.#ofStem.get(stem)) as number
  }

  /** Reads the words again when the index has changed by much. */
  refresh(generation: number, documents: number): void {
    if (generation === this.#generation || this.#isFresh(generation, documents)) return
    this.#words = (this.#all.all() as WordRow[])
      .map(({ word, written, documents: count }) => ({ word, written: written ?? word, documents: count }))
      .sort((one, other) => (one.word < other.word ? -1 : 1))
    this.#generation = generation
    this.#documents = documents
  }

  /** The words that begin so, in their order. */
  *beginningWith(prefix: string): Generator<KnownWord> {
    for (let index = this.#placeOf(prefix); index < this.#words.length; index++) {
      if (!this.#words[index].word.startsWith(prefix)) return
      yield this.#words[index]
    }
  }

  #isFresh(generation: number, documents: number): boolean {
    if (documents < LARGE) return false
    const changed = Math.abs(documents - this.#documents)
    return changed < documents * MAX_STALE_SHARE && generation - this.#generation < MAX_BEHIND
  }

  #placeOf(word: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#words[middle].word < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
