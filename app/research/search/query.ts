import type { SearchResponse } from '#app/core/search/search_engine'
import type { Lexicon, Word } from './lexicon.js'
import { queryTokens, type QueryToken } from './query_tokens.js'

/** What a document must have, or must not have. Folded; no list holds a thing twice. */
export interface Terms {
  stems: string[]
  /** Words that count exactly as typed: phrases of one word, and stop words that stand alone. */
  exact: string[]
  prefixes: string[]
  /** Two or more words that follow each other. */
  phrases: string[][]
}

export interface Query {
  wanted: Terms
  excluded: Terms
  /** Folded words the reader typed outside phrases, for highlights. */
  typed: ReadonlySet<string>
  understood: SearchResponse['understood']
}

const MOST_WORDS = 32
const MOST_PREFIXES = 2
const MOST_IGNORED = 50

/** Understands a query text. Never fails; what it does not use is listed in `understood.ignored`. */
export function parseQuery(text: string, lexicon: Lexicon): Query {
  return new QueryBuilder(lexicon).build(queryTokens(text))
}

class QueryBuilder {
  #wanted = emptyTerms()
  #excluded = emptyTerms()
  #typed = new Set<string>()
  #understood: Query['understood'] = { words: [], phrases: [], excluded: [], ignored: [] }
  #counted = new Set<string>()
  #prefixes = 0
  /** Folded → as written. */
  #stopWords = new Map<string, string>()

  constructor(private lexicon: Lexicon) {}

  build(tokens: QueryToken[]): Query {
    for (const token of tokens) this.#take(token)
    this.#settleStopWords()
    return { wanted: this.#wanted, excluded: this.#excluded, typed: this.#typed, understood: this.#understood }
  }

  #take(token: QueryToken): void {
    if (token.kind === 'operator') return this.#ignore(label(token))
    if (this.#waits(token)) return
    const words = this.#fitting(token)
    if (words.length < token.words.length) this.#ignore(label({ ...token, words: token.words.slice(words.length) }))
    if (words.length > 0) this.#add({ ...token, words })
  }

  /** A stop word waits for the others. */
  #waits({ kind, words, excluded }: QueryToken): boolean {
    const { folded, stem } = this.lexicon.word(words[0])
    const waits = kind === 'word' && !excluded && stem === null
    if (waits) this.#stopWords.set(folded, words[0].toLowerCase())
    return waits
  }

  /** The first words of the token that the limits leave room for. */
  #fitting({ kind, words }: QueryToken): string[] {
    if (kind === 'prefix' && this.#prefixes++ >= MOST_PREFIXES) return []
    const past = words.findIndex((written) => !this.#count(this.lexicon.word(written).folded))
    return past === -1 ? words : words.slice(0, past)
  }

  /** False when the query is full and the word is not one of it. */
  #count(folded: string): boolean {
    if (this.#counted.size < MOST_WORDS) this.#counted.add(folded)
    return this.#counted.has(folded)
  }

  #add(token: QueryToken): void {
    const terms = token.excluded ? this.#excluded : this.#wanted
    const words = token.words.map((written) => this.lexicon.word(written))
    if (token.kind === 'phrase')
      this.#addPhrase(
        terms,
        words.map(({ folded }) => folded)
      )
    else if (token.kind === 'prefix') add(terms.prefixes, words[0].folded)
    else this.#addWord(terms, words[0])
    const { words: shown, phrases, excluded } = this.#understood
    add(token.excluded ? excluded : token.kind === 'phrase' ? phrases : shown, label(token))
  }

  #addPhrase(terms: Terms, folded: string[]): void {
    if (folded.length === 1) add(terms.exact, folded[0])
    else if (!terms.phrases.some((phrase) => phrase.join(' ') === folded.join(' '))) terms.phrases.push(folded)
  }

  #addWord(terms: Terms, { folded, stem }: Word): void {
    if (stem === null) return add(terms.exact, folded)
    add(terms.stems, stem)
    if (terms === this.#wanted) this.#typed.add(folded)
  }

  /** Stop words count only when nothing else is asked for. */
  #settleStopWords(): void {
    const { stems, exact, prefixes, phrases } = this.#wanted
    const alone = stems.length + exact.length + prefixes.length + phrases.length === 0
    for (const [folded, shown] of this.#stopWords) {
      if (!alone || exact.length === MOST_WORDS) {
        this.#ignore(shown)
        continue
      }
      exact.push(folded)
      this.#understood.words.push(shown)
    }
  }

  #ignore(shown: string): void {
    if (this.#understood.ignored.length < MOST_IGNORED) add(this.#understood.ignored, shown)
  }
}

function label({ kind, words, excluded }: QueryToken): string {
  const text = kind === 'operator' ? words[0] : words.join(' ').toLowerCase()
  if (kind === 'prefix') return `${text}*`
  return kind === 'phrase' && excluded ? `"${text}"` : text
}

function emptyTerms(): Terms {
  return { stems: [], exact: [], prefixes: [], phrases: [] }
}

function add<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value)
}
