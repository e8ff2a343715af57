import type { Condition, PhraseTerm, Term, WordTerm } from '#app/research/query/ast'
import { facetAttribute } from './facet_codes.js'
import { all, any, not, oneOf, withIds } from './filters.js'
import { MOST_SEARCHED, type Where } from './sequence_finder.js'
import { LONGEST_SEQUENCE, sequencesOf } from './sequences.js'
import { wordToken } from './tokens.js'

/** What of a condition the server is asked: a filter, and tokens that documents must have or not have. */
export interface Plan {
  filters: string[]
  tokens: string[]
  excluded: string[]
}

/** What a plan asks the index while it is made. */
export interface PlanSources {
  /** Ids of the documents in which words follow or neighbour each other. */
  ids(term: PhraseTerm | Extract<Term, { kind: 'near' }>, where: Where): Promise<number[]>
  /** Codes of the values of a filter that have all the folded words. */
  valuesWith(filter: string, words: string[]): Promise<string[]>
}

/** Turns a condition into what the server can be asked exactly. */
export class Planner {
  #plan: Plan = { filters: [], tokens: [], excluded: [] }

  constructor(private sources: PlanSources) {}

  async plan(condition: Condition | null): Promise<Plan> {
    const parts = condition === null ? [] : condition.kind === 'and' ? condition.all : [condition]
    for (const part of parts) {
      if (this.#takesSequence(part, this.#plan.tokens)) continue
      if (part.kind === 'not' && this.#takesSequence(part.condition, this.#plan.excluded)) continue
      this.#plan.filters.push(await this.#filter(part))
    }
    return this.#plan
  }

  /** A short phrase that all results have, or none, is one word to the server: no list of documents is needed. */
  #takesSequence(part: Condition, tokens: string[]): boolean {
    const [phrase, where] = phraseOf(part)
    if (phrase === null || phrase.words.length > LONGEST_SEQUENCE || tokens.length >= MOST_SEARCHED) return false
    tokens.push(...sequencesOf(phrase.words, where))
    return true
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
    if (term.kind === 'word') return wordFilter(term, where)
    if (term.kind === 'prefix') return `${FORMS[where]} STARTS WITH "${wordToken(term.folded)}"`
    if (term.kind !== 'synonyms') return withIds(await this.sources.ids(term, where))
    const others: string[] = []
    for (const one of term.terms) others.push(await this.#term(one, where))
    return any(others)
  }
}

const STEMS = { anywhere: 'stems', title: 'titleStems' }
const FORMS = { anywhere: 'forms', title: 'titleForms' }

function wordFilter({ stem, folded }: WordTerm, where: Where): string {
  return stem === null ? oneOf(FORMS[where], [wordToken(folded)]) : oneOf(STEMS[where], [wordToken(stem)])
}

function phraseOf(condition: Condition): [PhraseTerm, Where] | [null, Where] {
  if (condition.kind === 'phrase') return [condition, 'anywhere']
  if (condition.kind === 'title' && condition.term.kind === 'phrase') return [condition.term, 'title']
  return [null, 'anywhere']
}
