import type { Lexicon } from '#app/research/search/words/lexicon'
import type { PhraseTerm, PrefixTerm, WordTerm } from './ast.js'
import type { Leaf } from './tokens.js'

const MAX_WORDS = 32
const MAX_PREFIXES = 2
const SHORTEST_PREFIX = 2
const MAX_EXPANDED = 12

/** Makes terms of what was typed until there are enough; what is too much is told to `ignore`. */
export class TermLimits {
  #counted = new Set<string>()
  #prefixes = 0
  #expanded = 0

  constructor(
    private lexicon: Lexicon,
    private ignore: (written: string) => void
  ) {}

  /** The term of a leaf, of its first words when not all have room; null when none has. */
  term(leaf: Leaf): WordTerm | PhraseTerm | PrefixTerm | null {
    if (leaf.kind === 'prefix') return this.#prefix(leaf)
    const words = leaf.words.map((written) => ({ written: written.toLowerCase(), ...this.lexicon.word(written) }))
    const past = words.findIndex(({ folded }) => !this.#count(folded))
    const kept = past === -1 ? words : words.slice(0, past)
    if (past !== -1) this.ignore(writtenAs(words.slice(past)))
    if (kept.length === 0) return null
    if (kept.length === 1) return { kind: 'word', ...kept[0], stem: leaf.isQuoted ? null : kept[0].stem }
    const separator = leaf.isQuoted ? ' ' : (leaf.separator ?? ' ')
    return { kind: 'phrase', written: writtenAs(kept, separator), words: kept.map(({ folded }) => folded) }
  }

  /** Whether one more word may be searched with its synonyms. */
  takesSynonyms(): boolean {
    return this.#expanded++ < MAX_EXPANDED
  }

  #prefix({ words: [written] }: Leaf): PrefixTerm | null {
    const { folded } = this.lexicon.word(written)
    const fits = folded.length >= SHORTEST_PREFIX && this.#prefixes < MAX_PREFIXES && this.#count(folded)
    if (fits) this.#prefixes++
    else this.ignore(`${written.toLowerCase()}*`)
    return fits ? { kind: 'prefix', written: written.toLowerCase(), folded } : null
  }

  /** False when the query is full and the word is not one of it. */
  #count(folded: string): boolean {
    if (this.#counted.size < MAX_WORDS) this.#counted.add(folded)
    return this.#counted.has(folded)
  }
}

function writtenAs(words: { written: string }[], separator = ' '): string {
  return words.map(({ written }) => written).join(separator)
}
