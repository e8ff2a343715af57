import { Meilisearch } from 'meilisearch'
import type { IndexedDocument } from '#app/core/search/search_engine'
import { Lexicon } from '#app/research/search/words/lexicon'
import type { TestServer } from '#tests/helpers/meilisearch'
import { FIELDS } from './corpus.js'
import { stop, type BenchPage, type RivalEngine } from './engines.js'
import type { BenchQuery } from './queries.js'
import { stemsOf } from './stems_of.js'

const PATIENCE_MILLISECONDS = 3_600_000
const MAX_HITS = 1_000_000_000

/** Meilisearch as its guides set it up for speed (`byAttribute`, typo tolerance off), given stems and shown the written texts: not exact beyond what it promises. */
export class PlainMeilisearch implements RivalEngine {
  batch = 10_000
  isExact = false
  #client: Meilisearch
  #lexicon = new Lexicon()

  private constructor(private server: TestServer) {
    this.#client = new Meilisearch({ host: server.url, apiKey: server.key })
  }

  static async open(server: TestServer): Promise<PlainMeilisearch> {
    const engine = new PlainMeilisearch(server)
    await engine.#wait(await engine.#client.createIndex('plain', { primaryKey: 'id' }))
    const settings = {
      searchableAttributes: ['titleStems', 'bodyStems'],
      filterableAttributes: Object.keys(FIELDS),
      displayedAttributes: ['id', 'title', 'body'],
      proximityPrecision: 'byAttribute' as const,
      typoTolerance: { enabled: false },
      pagination: { maxTotalHits: MAX_HITS },
      faceting: { maxValuesPerFacet: 1_000 },
    }
    await engine.#wait(await engine.#client.index('plain').updateSettings(settings))
    return engine
  }

  async index(documents: IndexedDocument[]): Promise<void> {
    const rows = documents.map(({ id, title, body, facets }) => ({
      id,
      title,
      body,
      titleStems: stemsOf(title, this.#lexicon),
      bodyStems: stemsOf(body, this.#lexicon),
      ...facets,
    }))
    await this.#wait(await this.#client.index('plain').addDocuments(rows))
  }

  async search({ request: { filters }, stems }: BenchQuery): Promise<BenchPage> {
    const filter = Object.entries(filters).map(([field, values]) => values.map((value) => `${field} = "${value}"`))
    const { totalHits, hits, facetDistribution } = await this.#client.index('plain').search(stems.join(' '), {
      filter,
      hitsPerPage: 10,
      page: 1,
      matchingStrategy: 'all',
      facets: Object.keys(FIELDS),
      attributesToCrop: ['body'],
      cropLength: 50,
      attributesToHighlight: ['title', 'body'],
    })
    return { total: totalHits!, hits: hits as unknown as { id: number }[], facets: facetDistribution! }
  }

  size(): { disk: number; memory: number } {
    return { disk: this.server.bytes(), memory: this.server.memory() }
  }

  async close(): Promise<void> {
    await stop(this.server)
  }

  async #wait(task: { taskUid: number }): Promise<void> {
    const { status, error } = await this.#client.tasks.waitForTask(task.taskUid, {
      timeout: PATIENCE_MILLISECONDS,
      interval: 50,
    })
    if (status !== 'succeeded') throw new Error(error?.message)
  }
}
