import type { IndexedDocument, SearchResponse } from '#app/core/search/search_engine'
import type { BenchPage } from './naive_engine.js'
import type { BenchQuery } from './queries.js'

/** What our answer has otherwise than the naive engine's: total, number of hits, and every count of every facet. */
export function differencesOfPage({ request }: BenchQuery, ours: SearchResponse, naive: BenchPage): string[] {
  const differences: string[] = []
  const asked = `${request.text} ${JSON.stringify(request.filters)}`
  if (ours.total !== naive.total) differences.push(`${asked}: total ${ours.total}, not ${naive.total}`)
  if (ours.hits.length !== naive.hits.length)
    differences.push(`${asked}: ${ours.hits.length} hits, not ${naive.hits.length}`)
  for (const [field, counts] of Object.entries(naive.facets)) {
    const found = Object.fromEntries(ours.facets[field].map(({ value, count }) => [value, count]))
    const same =
      Object.keys(found).length === Object.keys(counts).length &&
      Object.entries(counts).every(([value, count]) => found[value] === count)
    if (!same) differences.push(`${asked}: counts of ${field} differ`)
  }
  return differences
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
