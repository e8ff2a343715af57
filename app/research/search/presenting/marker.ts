import type { Term } from '#app/research/query/ast'
import { FOLDED } from '#app/research/search/words/folding'
import type { Lexicon } from '#app/research/search/words/lexicon'
import { markedTerms, type MarkedTerm } from './marked_terms.js'
import { Phrase } from '#app/research/search/words/phrase'
import { scanWords } from '#app/research/search/words/word_scanner'

/** A place of a text where something the reader asked for stands. */
export interface Mark {
  start: number
  end: number
  kind: 'exact' | 'near'
  /** Which of the things asked for: its number among `Marker.terms`. */
  item: number
  /** Which of its variants. */
  variant: number
  isPhrase: boolean
}

type WordMark = Pick<Mark, 'kind' | 'item' | 'variant'>

interface PhraseMark {
  phrase: Phrase
  mark: WordMark
}

/** Finds the words, prefixes and phrases of a query in texts. */
export class Marker {
  /** The things that were asked for. */
  readonly terms: MarkedTerm[]
  #phrases: PhraseMark[] = []
  #exact = new Map<string, WordMark>()
  #stems = new Map<string, WordMark & { typed: Set<string> }>()
  #prefixes: { folded: string; mark: WordMark }[] = []
  #known = new Map<string, WordMark[]>()
  /** 1 for the folded letters that something asked for begins with: other words need not be looked up. */
  #begins = new Uint8Array(65_536)

  constructor(
    ranked: readonly Term[],
    private lexicon: Lexicon
  ) {
    this.terms = markedTerms(ranked)
    this.terms.forEach((term, item) => this.#learn(term, item))
  }

  /** How many of the things asked for are phrases. */
  get phraseItems(): number {
    return this.terms.filter(({ variants }) => variants[0].kind === 'phrase').length
  }

  /** Calls `visit` with the marks of an NFC text in order, none overlapping; stops when it answers `false` or after `limit` characters. */
  scan(text: string, visit: (mark: Mark) => unknown, limit = text.length): void {
    if (this.terms.length === 0) return
    let covered = 0
    scanWords(text, (start, end) => {
      if (start >= limit) return false
      if (start < covered || this.#begins[FOLDED[text.charCodeAt(start)]] === 0) return true
      const mark = this.#phraseAt(text, start) ?? this.#wordAt(text, start, end)
      if (mark === null) return true
      covered = mark.end
      return visit(mark)
    })
  }

  /** Calls `visit` with the term and the variant of everything that stands in a text, whatever it overlaps. */
  count(text: string, visit: (item: number, variant: number) => void): void {
    if (this.terms.length === 0) return
    scanWords(text, (start, end) => {
      if (this.#begins[FOLDED[text.charCodeAt(start)]] === 0) return
      for (const { phrase, mark } of this.#phrases) if (phrase.endAt(text, start) !== -1) visit(mark.item, mark.variant)
      for (const { item, variant } of this.#marksOf(text.slice(start, end))) visit(item, variant)
    })
  }

  #learn({ variants }: MarkedTerm, item: number): void {
    variants.forEach((variant, index) => {
      const mark: WordMark = { kind: index === 0 ? 'exact' : 'near', item, variant: index }
      const beginning = variant.kind === 'phrase' ? variant.words[0] : variant.folded
      this.#begins[beginning.charCodeAt(0)] = 1
      if (variant.kind === 'phrase') this.#phrases.push({ phrase: new Phrase(variant.words), mark })
      else if (variant.kind === 'prefix') this.#prefixes.push({ folded: variant.folded, mark })
      else if (variant.stem === null) keep(this.#exact, variant.folded, mark)
      else {
        this.#begins[variant.stem.charCodeAt(0)] = 1
        const known = keep(this.#stems, variant.stem, { ...mark, typed: new Set<string>() })
        if (index === 0) known.typed.add(variant.folded)
      }
    })
  }

  #phraseAt(text: string, start: number): Mark | null {
    for (const { phrase, mark } of this.#phrases) {
      const end = phrase.endAt(text, start)
      if (end !== -1) return { start, end, ...mark, isPhrase: true }
    }
    return null
  }

  #wordAt(text: string, start: number, end: number): Mark | null {
    const mark = this.#marksOf(text.slice(start, end))[0]
    return mark ? { start, end, ...mark, isPhrase: false } : null
  }

  #marksOf(written: string): WordMark[] {
    let marks = this.#known.get(written)
    if (marks === undefined) this.#known.set(written, (marks = this.#marksFor(written)))
    return marks
  }

  #marksFor(written: string): WordMark[] {
    const { folded, stem } = this.lexicon.word(written)
    const exact = this.#exact.get(folded)
    const ofStem = stem === null ? undefined : this.#stems.get(stem)
    const marks: WordMark[] = exact ? [exact] : []
    if (ofStem) marks.push({ ...ofStem, kind: ofStem.typed.has(folded) ? 'exact' : 'near' })
    for (const { folded: beginning, mark } of this.#prefixes)
      if (folded.startsWith(beginning)) marks.push({ ...mark, kind: folded === beginning ? 'exact' : 'near' })
    return marks
  }
}

/** The mark that is kept under the key: the first. */
function keep<T extends WordMark>(marks: Map<string, T>, key: string, mark: T): T {
  const known = marks.get(key) ?? mark
  marks.set(key, known)
  return known
}
