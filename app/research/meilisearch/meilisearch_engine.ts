import {
  SearchEngine,
  type IndexChange,
  type IndexStatus,
  type SearchRequest,
  type SearchResponse,
  type Suggestion,
} from '#app/core/search/search_engine'
import { isMissing, Server, type ServerAddress } from './server.js'
import { IndexStore } from './index_store.js'
import { Searching } from './searching.js'
import { INDEX_CONTENT } from './settings.js'
import { suggestionsOf } from './suggestions.js'
import { codeOf } from './facet_codes.js'
import { Lexicon } from '#app/research/search/words/lexicon'
import { SourceVocabulary } from './vocabulary.js'

export interface MeilisearchOptions extends ServerAddress {
  /** Name of the index on the server; those that are built beside it begin with it. */
  index: string
  /** Source → names of its filters. */
  filters: Record<string, readonly string[]>
  /** Characters of texts that are read for one phrase or NEAR at most (60 million). */
  mostRead?: number
}

/** The search engine on a Meilisearch server. Every method throws SearchUnavailable while the server does not answer, and works as soon as it does. */
export class MeilisearchEngine extends SearchEngine {
  /** Each batch makes the server write much of its index anew. */
  override readonly batch = { changes: 10_000, characters: 25_000_000 }
  #server: Server
  #store: IndexStore
  #lexicon = new Lexicon()
  #searching: Searching

  constructor(private options: MeilisearchOptions) {
    super()
    this.#server = new Server(options)
    this.#store = new IndexStore(this.#server, options.index)
    this.#searching = new Searching(this.#server, this.#store, options)
  }

  search(request: SearchRequest): Promise<SearchResponse> {
    return this.#onIndex(() => this.#searching.search(request))
  }

  suggest(source: string, text: string, limit: number): Promise<Suggestion[]> {
    return this.#onIndex(() => this.#suggest(source, text, limit))
  }

  neighbours(request: SearchRequest, id: number): ReturnType<SearchEngine['neighbours']> {
    return this.#onIndex(() => this.#searching.neighbours(request, id))
  }

  apply(changes: IndexChange[]): Promise<void> {
    return this.#store.apply(changes)
  }

  async status(): Promise<IndexStatus> {
    const state = await this.#store.state()
    if (state === null) {
      await this.#server.version()
      return { documents: 0, lastSeq: 0, isCurrent: true, bytes: null }
    }
    const [{ totalHits }] = await this.#server.searches(this.options.index, [
      { q: '', filter: 'source EXISTS', page: 1, hitsPerPage: 0 },
    ])
    const isCurrent = state.content === INDEX_CONTENT
    return { documents: totalHits, lastSeq: state.lastSeq, isCurrent, bytes: null }
  }

  rebuild(fill: (apply: (changes: IndexChange[]) => Promise<void>) => Promise<boolean>): Promise<boolean> {
    return this.#store.rebuild(fill)
  }

  clear(): Promise<void> {
    return this.#store.clear()
  }

  /** Brings the settings of the index up to date; those of a new index are made with it. */
  applySettings(): Promise<void> {
    return this.#store.applySettings()
  }

  /** Version of the server, and the bytes that it has on disk for all its indexes. */
  async serverStatus(): Promise<{ version: string; bytes: number }> {
    return { version: await this.#server.version(), bytes: await this.#server.bytes() }
  }

  async close(): Promise<void> {}

  #suggest(source: string, text: string, limit: number): Promise<Suggestion[]> {
    const { index } = this.options
    const vocabulary = new SourceVocabulary(this.#server, { index, source: codeOf(source), lexicon: this.#lexicon })
    return suggestionsOf(vocabulary, text, limit)
  }

  /** Before anything was indexed there is no index: then it is made. */
  async #onIndex<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isMissing(error)) throw error
      await this.#store.applySettings()
      return work()
    }
  }
}
