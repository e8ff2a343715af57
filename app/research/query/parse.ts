import type { Understood } from '#app/core/search/search_engine'
import { fold } from '#app/research/search/words/folding'
import type { Lexicon } from '#app/research/search/words/lexicon'
import type { Query, WordTerm } from './ast.js'
import { fieldOf } from './fields.js'
import { Meaning } from './meaning.js'
import { readText, tokensOf, type Token } from './tokens.js'
import { treeOf } from './tree.js'

/** A plain word that is asked for, and where it stands in the text as read (`readText`). */
export interface PlacedWord {
  term: WordTerm
  start: number
  end: number
}

export interface ParsedQuery {
  query: Query
  understood: Understood
  words: PlacedWord[]
}

export interface ParseOptions {
  lexicon: Lexicon
  /** The names of the source's filters. */
  filters: readonly string[]
  /** Whether synonyms count; they do unless it is false. */
  synonyms?: boolean
}

const MAX_IGNORED = 50
/** Above so many words, a text that is all in capitals is a rubro that was pasted: its «O» joins nothing. */
const MAX_SHOUT_LENGTH = 8

/** Understands a query text. Never fails; what counts for nothing is told in `understood.ignored`. */
export function parseQuery(text: string, { lexicon, filters, synonyms = true }: ParseOptions): ParsedQuery {
  const ignored = new Set<string>()
  const ignore = (written: string) => void (ignored.size < MAX_IGNORED && ignored.add(written))
  const read = readText(text)
  const tokens = tokensOf(read, (name) => fieldOf(name, filters) !== null)
  const tree = treeOf(asRubro(tokens, read), ignore)
  const meaning = new Meaning({ lexicon, filters, synonyms, ignore, text: read })
  const condition = meaning.of(tree)
  return {
    query: { condition, ranked: meaning.account.ranked },
    understood: { ...meaning.account.understood, ignored: [...ignored] },
    words: meaning.account.words,
  }
}

function asRubro(tokens: Token[], text: string): Token[] {
  const isRubro =
    tokens.length > MAX_SHOUT_LENGTH && text === text.toUpperCase() && fold(text) !== fold(text).toUpperCase()
  if (!isRubro) return tokens
  return tokens.map((token) =>
    token.kind === 'or' && token.written === 'O'
      ? { kind: 'word', words: ['O'], isQuoted: false, start: 0, end: 0 }
      : token
  )
}
