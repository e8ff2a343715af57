import type { Lexicon } from './lexicon.js'
import { Phrase } from './phrase.js'
import type { Query } from './query.js'
import { scanWords } from './word_scanner.js'

/** A place of a text where something the reader asked for stands. */
export interface Mark {
  start: number
  end: number
  kind: 'exact' | 'near'
  /** Which of the things asked for: a number below `Marker.items`. */
  item: number
  isPhrase: boolean
}

type WordMark = Pick<Mark, 'kind' | 'item'>

/** Finds the words, prefixes and phrases of a query in texts. */
export class Marker {
  /** How many different things were asked for. */
  readonly items: number
  /** How many of them are phrases. */
  readonly phraseItems: number
  #phrases: Phrase[]
  #exact: Map<string, number>
  #stems: Map<string, number>
  #prefixes: string[]
  #known = new Map<string, WordMark | null>()

  constructor(
    private query: Query,
    private lexicon: Lexicon
  ) {
    const { phrases, exact, stems, prefixes } = query.wanted
    this.#phrases = phrases.map((phrase) => new Phrase(phrase))
    this.#exact = new Map(exact.map((word, index) => [word, phrases.length + index]))
    this.#stems = new Map(stems.map((stem, index) => [stem, phrases.length + exact.length + index]))
    this.#prefixes = prefixes
    this.phraseItems = phrases.length
    this.items = phrases.length + exact.length + stems.length + prefixes.length
  }

  /** Calls `visit` with the marks of an NFC text in order, none overlapping; stops when it answers `false` or after `limit` characters. */
  scan(text: string, visit: (mark: Mark) => unknown, limit = text.length): void {
    if (this.items === 0) return
    let covered = 0
    scanWords(text, (start, end) => {
      if (start >= limit) return false
      if (start < covered) return true
      const mark = this.#phraseAt(text, start) ?? this.#wordAt(text, start, end)
      if (mark === null) return true
      covered = mark.end
      return visit(mark)
    })
  }

  #phraseAt(text: string, start: number): Mark | null {
    for (let item = 0; item < this.#phrases.length; item++) {
      const end = this.#phrases[item].endAt(text, start)
      if (end !== -1) return { start, end, kind: 'exact', item, isPhrase: true }
    }
    return null
  }

  #wordAt(text: string, start: number, end: number): Mark | null {
    const written = text.slice(start, end)
    let known = this.#known.get(written)
    if (known === undefined) this.#known.set(written, (known = this.#markOf(written)))
    return known && { start, end, ...known, isPhrase: false }
  }

  #markOf(written: string): WordMark | null {
    const { folded, stem } = this.lexicon.word(written)
    const exact = this.#exact.get(folded)
    if (exact !== undefined) return { kind: 'exact', item: exact }
    const ofStem = stem === null ? undefined : this.#stems.get(stem)
    if (ofStem !== undefined) return { kind: this.query.typed.has(folded) ? 'exact' : 'near', item: ofStem }
    const prefix = this.#prefixes.findIndex((beginning) => folded.startsWith(beginning))
    if (prefix === -1) return null
    return {
      kind: folded === this.#prefixes[prefix] ? 'exact' : 'near',
      item: this.items - this.#prefixes.length + prefix,
    }
  }
}
