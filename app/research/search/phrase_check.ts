import { Verdict, type Matches } from './matches.js'
import { PhraseFinder } from './phrase_finder.js'
import type { Query } from './query.js'

export interface DocumentText {
  title: string
  body: string
}

/** Checks the phrases of a query on the texts of candidates, because the index keeps no positions. */
export class PhraseCheck {
  #wanted: PhraseFinder[]
  #excluded: PhraseFinder[]

  constructor(
    { wanted, excluded }: Query,
    private textOf: (slot: number) => DocumentText
  ) {
    this.#wanted = wanted.phrases.map((phrase) => new PhraseFinder(phrase))
    this.#excluded = excluded.phrases.map((phrase) => new PhraseFinder(phrase))
  }

  /** Whether the candidate at `index` has every wanted phrase and no excluded one; what was found out is kept with the matches. */
  passes({ slots, verdicts }: Matches, index: number): boolean {
    if (verdicts === null) return true
    if (verdicts[index] === Verdict.unknown)
      verdicts[index] = this.#holds(this.textOf(slots[index])) ? Verdict.holds : Verdict.fails
    return verdicts[index] !== Verdict.fails
  }

  #holds({ title, body }: DocumentText): boolean {
    const isThere = (phrase: PhraseFinder) => phrase.isIn(title) || phrase.isIn(body)
    return this.#wanted.every(isThere) && !this.#excluded.some(isThere)
  }
}
