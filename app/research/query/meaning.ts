import type { Lexicon } from '#app/research/search/words/lexicon'
import { Account, labelOf } from './account.js'
import type { Condition, NearTerm, PhraseTerm, PrefixTerm, Term, WordTerm } from './ast.js'
import { expansionAt, type Expansion } from './expansion.js'
import { conditionOfField } from './field_condition.js'
import { fieldOf } from './fields.js'
import { TermLimits } from './limits.js'
import type { Leaf } from './tokens.js'
import type { Node } from './tree.js'
import { familyOf } from './word_families.js'

export interface MeaningOptions {
  lexicon: Lexicon
  filters: readonly string[]
  synonyms: boolean
  ignore: (written: string) => void
  /** The text that was read. */
  text: string
}

/** Where a node stands. */
interface Context {
  isExcluded: boolean
  /** Stop words count as typed, because nothing else is asked for. */
  keepsStopWords: boolean
}

/** Turns the tree of a text into the condition that documents meet, and keeps account of it. */
export class Meaning {
  readonly account = new Account()
  #limits: TermLimits

  constructor(private options: MeaningOptions) {
    this.#limits = new TermLimits(options.lexicon, options.ignore)
  }

  /** Null: every document. Called once. */
  of(tree: Node): Condition | null {
    return this.#condition(tree, { isExcluded: false, keepsStopWords: !this.#asksMore(tree) })
  }

  /** Whether the tree asks for something that is no stop word. */
  #asksMore(node: Node): boolean {
    if (node.kind === 'and' || node.kind === 'or') return node.nodes.some((one) => this.#asksMore(one))
    if (node.kind === 'not') return false
    return node.kind !== 'leaf' || !this.#isStopWord(node.leaf)
  }

  #condition(node: Node, context: Context): Condition | null {
    if (node.kind === 'and') return joined('and', this.#sideBySide(node.nodes, context))
    if (node.kind === 'or')
      return joined(
        'or',
        node.nodes.flatMap((one) => this.#sideBySide([one], context))
      )
    if (node.kind === 'near') return this.#near(node.leaves, node.distance, context)
    if (node.kind === 'field') return this.#field(node, context)
    if (node.kind === 'leaf') return this.#family(node.leaf, context)
    const inside = { isExcluded: !context.isExcluded, keepsStopWords: !this.#asksMore(node.node) }
    const condition = this.#condition(node.node, inside)
    return condition && { kind: 'not', condition }
  }

  #sideBySide(nodes: Node[], context: Context): Condition[] {
    const conditions: Condition[] = []
    for (let place = 0; place < nodes.length;) {
      const expands = this.options.synonyms && !context.isExcluded
      const expansion = expands ? expansionAt(nodes, place, this.options.lexicon) : null
      const found = expansion ? this.#expanded(expansion, context) : this.#condition(nodes[place], context)
      if (found) conditions.push(found)
      place += expansion?.leaves.length ?? 1
    }
    return conditions
  }

  /** What was typed, or one of its synonyms. */
  #expanded({ leaves, others }: Expansion, context: Context): Condition | null {
    const found = leaves.map((leaf) => this.#leaf(leaf, context)).filter((one) => one !== null)
    const typed = joined('and', found)
    if (typed === null || !this.#limits.takesSynonyms()) return typed
    const first = leaves.length === 1 ? (typed as WordTerm) : this.#phrase(leaves)
    const term: Term = { kind: 'synonyms', terms: [first, ...others] }
    this.account.understood.synonyms.push({
      word: first.written,
      others: [...new Set(others.map(({ written }) => written))],
    })
    if (first.kind === 'word') this.account.rankInstead(first, term)
    else this.account.rank(term)
    return first.kind === 'word' ? term : { kind: 'or', any: [typed, term] }
  }

  /** A word with the forms of its verb and noun that have other stems. */
  #family(leaf: Leaf, context: Context): Condition | null {
    const typed = this.#leaf(leaf, context)
    const expands = this.options.synonyms && !context.isExcluded && !leaf.isQuoted
    const terms = expands && typed?.kind === 'word' ? familyOf(typed, this.options.lexicon) : null
    if (terms === null || !this.#limits.takesSynonyms()) return typed
    const term: Term = { kind: 'synonyms', terms }
    this.account.rankInstead(typed as WordTerm, term)
    return term
  }

  #leaf(leaf: Leaf, { keepsStopWords, isExcluded }: Context): WordTerm | PhraseTerm | PrefixTerm | null {
    if (this.#isStopWord(leaf) && !keepsStopWords && !isExcluded) {
      this.options.ignore(leaf.words[0].toLowerCase())
      return null
    }
    const term = this.#limits.term(leaf)
    if (term === null) return null
    this.account.tell(leaf, term, isExcluded)
    if (!isExcluded) this.account.rank(term)
    return term
  }

  #near(leaves: Leaf[], distance: number, { isExcluded }: Context): Condition | null {
    const terms = leaves.map((leaf) => this.#limits.term(leaf)).filter((term) => term !== null) as NearTerm['terms']
    if (terms.length < 2) return terms[0] ?? null
    const term: NearTerm = { kind: 'near', distance, terms }
    const written = terms.map((one) => one.written).join(` NEAR/${distance} `)
    this.account.understood[isExcluded ? 'excluded' : 'words'].push(written)
    if (!isExcluded) this.account.rank(term)
    return term
  }

  #field({ written, range, leaf }: Extract<Node, { kind: 'field' }>, { isExcluded }: Context): Condition | null {
    const field = fieldOf(written, this.options.filters)!
    const term = this.#limits.term(leaf)
    if (term === null) return null
    const condition = conditionOfField(field, term, range)
    const label = `${written.toLowerCase()}:${range ?? labelOf(term)}`
    const { excluded, fields } = this.account.understood
    if (condition === null) this.options.ignore(label)
    else if (isExcluded) excluded.push(label)
    else fields.push({ field: field.kind === 'title' ? 'title' : field.filter, text: range ?? labelOf(term) })
    if (condition?.kind === 'title' && !isExcluded) this.account.rank(condition.term)
    return condition
  }

  #isStopWord({ kind, words }: Leaf): boolean {
    return kind === 'word' && this.options.lexicon.word(words[0]).stem === null
  }

  #phrase(leaves: Leaf[]): PhraseTerm {
    const written = this.options.text.slice(leaves[0].start, leaves.at(-1)!.end).toLowerCase()
    return { kind: 'phrase', written, words: leaves.map(({ words }) => this.options.lexicon.word(words[0]).folded) }
  }
}

/** One condition stands for itself; none is null. */
function joined(kind: 'and' | 'or', conditions: Condition[]): Condition | null {
  if (conditions.length < 2) return conditions[0] ?? null
  return kind === 'and' ? { kind, all: conditions } : { kind, any: conditions }
}
