import type { IndexedDocument } from '#app/core/search/search_engine'
import { Lexicon } from '#app/research/search/words/lexicon'
import { wordsOf } from '#app/research/search/words/word_scanner'
import { FIELDS } from './corpus.js'
import type { BenchPage } from './engines.js'
import type { BenchQuery } from './queries.js'

type Answer = Pick<BenchPage, 'total' | 'facets'>

/** What an engine's answer has otherwise than the oracle's: total, number of hits, and every count of every facet. */
export function differencesOfPage({ request }: BenchQuery, answer: BenchPage, expected: Answer): string[] {
  const differences: string[] = []
  const asked = `${request.text} ${JSON.stringify(request.filters)}`
  if (answer.total !== expected.total) differences.push(`${asked}: total ${answer.total}, not ${expected.total}`)
  if (answer.hits.length !== Math.min(10, expected.total)) differences.push(`${asked}: ${answer.hits.length} hits`)
  for (const [field, counts] of Object.entries(expected.facets)) {
    const found = answer.facets[field]
    const same =
      Object.keys(found).length === Object.keys(counts).length &&
      Object.entries(counts).every(([value, count]) => found[value] === count)
    if (!same) differences.push(`${asked}: counts of ${field} differ`)
  }
  return differences
}

/** Answers word queries by reading every document. */
export class WordOracle {
  #answers: Map<BenchQuery, Answer>
  #lexicon = new Lexicon()

  constructor(queries: BenchQuery[]) {
    const empty = () => Object.fromEntries(Object.keys(FIELDS).map((field) => [field, {}]))
    this.#answers = new Map(queries.map((query) => [query, { total: 0, facets: empty() }]))
  }

  read(documents: IndexedDocument[]): void {
    for (const { title, body, facets } of documents) {
      const stems = new Set(wordsOf(`${title}\n${body}`).map((word) => this.#lexicon.word(word).stem))
      for (const [query, answer] of this.#answers) {
        if (!query.stems.every((stem) => stems.has(stem)) || !passes(facets, query)) continue
        answer.total++
        for (const field of Object.keys(FIELDS))
          for (const value of facets[field]) answer.facets[field][value] = (answer.facets[field][value] ?? 0) + 1
      }
    }
  }

  answerTo(query: BenchQuery): Answer {
    return this.#answers.get(query)!
  }
}

function passes(facets: IndexedDocument['facets'], { request: { filters } }: BenchQuery): boolean {
  return Object.entries(filters).every(([field, values]) => facets[field].some((value) => values.includes(value)))
}

/** Counts phrases by reading every document plainly. */
export class PhraseOracle {
  #phrases: string[]
  #totals: number[]

  constructor(queries: BenchQuery[]) {
    this.#phrases = queries.map(({ phrase }) => plain(phrase.join(' ')))
    this.#totals = queries.map(() => 0)
  }

  read(documents: IndexedDocument[]): void {
    for (const { title, body } of documents) {
      const texts = [plain(title), plain(body)]
      this.#phrases.forEach((phrase, index) => {
        if (texts.some((text) => text.includes(phrase))) this.#totals[index]++
      })
    }
  }

  differences({ phrase }: BenchQuery, total: number): string[] {
    const index = this.#phrases.indexOf(plain(phrase.join(' ')))
    return this.#totals[index] === total ? [] : [`"${phrase.join(' ')}": total ${total}, not ${this.#totals[index]}`]
  }
}

/** Small letters, no accents but ñ, single spaces, a space at either end. */
function plain(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '')
  return ` ${letters.split(/[^\p{L}\p{N}]+/u).join(' ')} `
}
