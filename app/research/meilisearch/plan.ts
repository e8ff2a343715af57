import type { Condition, NearTerm, PhraseTerm, Term, WordTerm } from '#app/research/query/ast'
import type { Lexicon } from '#app/research/search/words/lexicon'
import { commonPhrases } from './common_phrases.js'
import { facetAttribute } from './facet_codes.js'
import { all, any, not, oneOf } from './filters.js'
import { phraseToken } from './tokens.js'
import { hasBeginning, hasForm, hasStem } from './word_values.js'

export type Where = 'anywhere' | 'title'

/** How many of the documents that may have a phrase were read, when not all. */
export interface Unread {
  read: number
  of: number
}

/** What of a condition the server is asked. */
export interface Plan {
  filters: string[]
  unread: Unread | null
}

/** What a plan asks the index while it is made. */
export interface PlanSources {
  /** A filter for the documents that meet the filters and in which words follow or neighbour each other, and how many were not read. */
  having(term: PhraseTerm | NearTerm, asked: { where: Where; within: string }): Promise<[string, Unread | null]>
  /** Codes of the values of a filter that have all the folded words. */
  valuesWith(filter: string, words: string[]): Promise<string[]>
}

/** Turns a condition into filters. */
export class Planner {
  #filters: string[]
  #unread: Unread | null = null

  /** @param filters what all results must meet besides; at least one */
  constructor(
    private sources: PlanSources,
    private lexicon: Lexicon,
    filters: string[]
  ) {
    this.#filters = [...filters]
  }

  /** What needs no texts comes first, so that as few as possible have to be read. Called once. */
  async plan(condition: Condition | null): Promise<Plan> {
    const parts = condition === null ? [] : condition.kind === 'and' ? condition.all : [condition]
    const ordered = [...parts.filter((part) => !readsTexts(part)), ...parts.filter(readsTexts)]
    for (const part of ordered) this.#filters.push(await this.#filter(part))
    return { filters: this.#filters, unread: this.#unread }
  }

  async #filter(condition: Condition): Promise<string> {
    if (condition.kind === 'and') return all(await this.#each(condition.all))
    if (condition.kind === 'or') return any(await this.#each(condition.any))
    if (condition.kind === 'not') return not(await this.#filter(condition.condition))
    if (condition.kind === 'title') return this.#term(condition.term, 'title')
    if (condition.kind !== 'facet') return this.#term(condition, 'anywhere')
    const values = await this.sources.valuesWith(condition.filter, condition.words)
    return oneOf(facetAttribute(condition.filter), values)
  }

  async #each(conditions: Condition[]): Promise<string[]> {
    const filters: string[] = []
    for (const condition of conditions) filters.push(await this.#filter(condition))
    return filters
  }

  async #term(term: Term, where: Where): Promise<string> {
    if (term.kind === 'word') return wordFilter(term, where, this.lexicon)
    if (term.kind === 'prefix') return hasBeginning(WORDS[where], term.folded)
    if (term.kind === 'synonyms') {
      const others: string[] = []
      for (const one of term.terms) others.push(await this.#term(one, where))
      return any(others)
    }
    if (isMarked(term, where)) return oneOf('phrases', [phraseToken(term.words)])
    const [filter, unread] = await this.sources.having(term, { where, within: all(this.#filters) })
    if (unread && unread.of - unread.read > (this.#unread ? this.#unread.of - this.#unread.read : 0))
      this.#unread = unread
    return filter
  }
}

const WORDS = { anywhere: 'words', title: 'titleWords' } as const

/** Filter: has the word. */
export function wordFilter({ stem, folded }: WordTerm, where: Where, lexicon: Lexicon): string {
  return stem === null ? hasForm(WORDS[where], lexicon.word(folded)) : hasStem(WORDS[where], stem)
}

/** Filter: may have what is asked for, which has all these words. */
export function mayHave(term: PhraseTerm | NearTerm, where: Where, lexicon: Lexicon): string {
  if (term.kind === 'phrase') return all(term.words.map((word) => hasForm(WORDS[where], lexicon.word(word))))
  return all(
    term.terms.map((one) => {
      if (one.kind === 'word') return wordFilter(one, where, lexicon)
      return isMarked(one, where) ? oneOf('phrases', [phraseToken(one.words)]) : mayHave(one, where, lexicon)
    })
  )
}

/** Whether documents are marked with the phrase. */
function isMarked(term: Term, where: Where): term is PhraseTerm {
  return term.kind === 'phrase' && where === 'anywhere' && commonPhrases.has(term.words)
}

/** Whether texts have to be read to know who meets the condition. */
function readsTexts(condition: Condition): boolean {
  if (condition.kind === 'and') return condition.all.some(readsTexts)
  if (condition.kind === 'or') return condition.any.some(readsTexts)
  if (condition.kind === 'not') return readsTexts(condition.condition)
  if (condition.kind === 'title') return condition.term.kind === 'phrase'
  if (condition.kind === 'synonyms') return condition.terms.some(readsTexts)
  return condition.kind === 'near' || (condition.kind === 'phrase' && !isMarked(condition, 'anywhere'))
}
