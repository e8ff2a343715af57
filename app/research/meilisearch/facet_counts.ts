import type { FacetCount } from '#app/core/search/search_engine'
import { fold } from '#app/research/search/words/folding'
import { wordsOf } from '#app/research/search/words/word_scanner'
import { codeOf, facetAttribute, valueOf } from './facet_codes.js'
import { all, oneOf } from './filters.js'
import type { Server } from './server.js'

/** Reads and finds values of filters. */
export class FacetValues {
  #long = new Map<string, string>()

  constructor(
    private server: Server,
    private index: string
  ) {}

  /** The counts that the server gives for one filter: most frequent first, then by value. */
  async counts(distribution: Record<string, number> = {}): Promise<FacetCount[]> {
    const codes = Object.keys(distribution)
    await this.#learn(codes)
    return codes
      .map((code) => ({ value: this.#valueOf(code), count: distribution[code] }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  }

  /** The codes of the values of a filter of a source (its code) one of whose words are all these. */
  async codesWith(source: string, filter: string, words: string[]): Promise<string[]> {
    const attribute = facetAttribute(filter)
    const [{ facetDistribution }] = await this.server.searches(this.index, [
      { q: '', filter: oneOf('source', [source]), facets: [attribute], page: 1, hitsPerPage: 0 },
    ])
    const codes = Object.keys(facetDistribution[attribute] ?? {})
    await this.#learn(codes)
    return codes.filter((code) => {
      const has = new Set(wordsOf(this.#valueOf(code).normalize('NFC')).map(fold))
      return words.every((word) => has.has(word))
    })
  }

  #valueOf(code: string): string {
    return valueOf(code) ?? this.#long.get(code) ?? code
  }

  /** Values that are too long for a code are read from a document that has them. */
  async #learn(codes: string[]): Promise<void> {
    const unknown = codes.filter((code) => code.startsWith('#') && !this.#long.has(code))
    if (unknown.length === 0) return
    const answers = await this.server.searches(
      this.index,
      unknown.map((code) => ({
        q: '',
        filter: all([oneOf('longCodes', [code])]),
        limit: 1,
        attributesToRetrieve: ['longValues'],
      }))
    )
    for (const { hits } of answers) for (const value of hits[0]?.longValues ?? []) this.#long.set(codeOf(value), value)
  }
}
