import type { SearchResponse } from '#app/core/search/search_engine'
import type { Lexicon } from './lexicon.js'
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
const MOST_PREFIXES = 4
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
  #stopWords: { written: string; folded: string }[] = []

  constructor(private lexicon: Lexicon) {}

  build(tokens: QueryToken[]): Query {
    for (const token of tokens) this.#take(token)
    this.#settleStopWords()
    return { wanted: this.#wanted, excluded: this.#excluded, typed: this.#typed, understood: this.#understood }
  }

  #take(token: QueryToken): void {
    const shown = label(token)
    if (token.kind === 'operator' || !this.#fits(token)) return this.#ignore(shown)
    const folded = token.words.map((written) => this.lexicon.word(written).folded)
    const terms = token.excluded ? this.#excluded : this.#wanted
    if (token.kind === 'phrase') this.#takePhrase(terms, folded)
    else if (token.kind === 'prefix') add(terms.prefixes, folded[0])
    else if (!this.#takeWord(terms, token.words[0], token.excluded)) return
    this.#tell(token, shown)
  }

  /** Counts the distinct words of the query; false when the token would go past the limit. */
  #fits(token: QueryToken): boolean {
    if (token.kind === 'prefix' && ++this.#prefixes > MOST_PREFIXES) return false
    const fresh = token.words
      .map((written) => this.lexicon.word(written).folded)
      .filter((folded) => !this.#counted.has(folded))
    if (this.#counted.size + new Set(fresh).size > MOST_WORDS) return false
    for (const folded of fresh) this.#counted.add(folded)
    return true
  }

  #takePhrase(terms: Terms, folded: string[]): void {
    if (folded.length === 1) add(terms.exact, folded[0])
    else if (!terms.phrases.some((phrase) => phrase.join(' ') === folded.join(' '))) terms.phrases.push(folded)
  }

  /** False when the word is a stop word that has to wait for the others. */
  #takeWord(terms: Terms, written: string, excluded: boolean): boolean {
    const { folded, stem } = this.lexicon.word(written)
    if (stem !== null) add(terms.stems, stem)
    else if (excluded) add(terms.exact, folded)
    else this.#stopWords.push({ written, folded })
    if (!excluded && stem !== null) this.#typed.add(folded)
    return stem !== null || excluded
  }

  #tell(token: QueryToken, shown: string): void {
    const { words, phrases, excluded } = this.#understood
    add(token.excluded ? excluded : token.kind === 'phrase' ? phrases : words, shown)
  }

  /** Stop words count only when nothing else is asked for. */
  #settleStopWords(): void {
    const { stems, exact, prefixes, phrases } = this.#wanted
    const alone = stems.length + exact.length + prefixes.length + phrases.length === 0
    for (const { written, folded } of this.#stopWords) {
      if (!alone) this.#ignore(written.toLowerCase())
      else this.#keepStopWord(written, folded)
    }
  }

  #keepStopWord(written: string, folded: string): void {
    add(this.#wanted.exact, folded)
    add(this.#understood.words, written.toLowerCase())
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
