import type { Understood } from '#app/core/search/search_engine'
import type { PhraseTerm, PrefixTerm, Term, WordTerm } from './ast.js'
import type { PlacedWord } from './parse.js'
import type { Leaf } from './tokens.js'

/** What is kept of a text while it is understood: what ranks, and what its reader is told. Of what is excluded nothing ranks. */
export class Account {
  readonly ranked: Term[] = []
  readonly words: PlacedWord[] = []
  readonly understood: Omit<Understood, 'ignored'> = { words: [], phrases: [], excluded: [], synonyms: [], fields: [] }
  #keys = new Set<string>()

  rank(term: Term): void {
    const key = keyOf(term)
    if (this.#keys.has(key)) return
    this.#keys.add(key)
    this.ranked.push(term)
  }

  /** The word ranks with its synonyms, and not for itself. */
  rankInstead(word: WordTerm, term: Term): void {
    const place = this.ranked.findIndex((one) => keyOf(one) === keyOf(word))
    if (place === -1) return this.rank(term)
    this.ranked[place] = term
  }

  tell(leaf: Leaf, term: WordTerm | PhraseTerm | PrefixTerm, isExcluded: boolean): void {
    const { words, phrases, excluded } = this.understood
    const label = labelOf(term)
    if (isExcluded) add(excluded, leaf.isQuoted ? `"${label}"` : label)
    else add(leaf.kind === 'phrase' ? phrases : words, label)
    if (term.kind === 'word' && term.stem !== null && !isExcluded)
      this.words.push({ term, start: leaf.start, end: leaf.end })
  }
}

/** As typed: `mercant*`. */
export function labelOf(term: WordTerm | PhraseTerm | PrefixTerm): string {
  return term.kind === 'prefix' ? `${term.written}*` : term.written
}

/** Words of one stem are one. */
function keyOf(term: Term): string {
  if (term.kind === 'word') return term.stem === null ? `=${term.folded}` : `~${term.stem}`
  return JSON.stringify({ ...term, written: '' })
}

function add(list: string[], label: string): void {
  if (!list.includes(label)) list.push(label)
}
