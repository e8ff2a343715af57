import { join } from 'node:path'
import type { IndexedDocument, SearchEngine } from '#app/core/search/search_engine'
import { MeilisearchEngine } from '#app/research/meilisearch/meilisearch_engine'
import { startMeilisearch, type TestServer } from '#tests/helpers/meilisearch'
import { FIELDS, SOURCE } from './corpus.js'
import { MariadbEngine } from './mariadb_engine.js'
import { NaiveEngine } from './naive_engine.js'
import { PlainMeilisearch } from './plain_meilisearch.js'
import type { BenchQuery } from './queries.js'

/** A page as an engine of the bench answers it; facets as value → count. */
export interface BenchPage {
  total: number
  hits: { id: number }[]
  facets: Record<string, Record<string, number>>
  /** Not all texts were read, which the reader is told: its total is no exact one. */
  isPartial?: boolean
}

/** An engine that ours is compared with. */
export interface RivalEngine {
  /** Documents in one call of `index`. */
  batch: number
  /** Whether its totals and counts must be those of the oracle. */
  isExact: boolean
  index(documents: IndexedDocument[]): void | Promise<void>
  finishIndex?(): Promise<void>
  search(query: BenchQuery): BenchPage | Promise<BenchPage | number>
  /** Bytes on disk and in memory, when it can tell. */
  size?(): { disk: number; memory: number }
  close(): void | Promise<void>
}

/** The engines that can be named on the command line; null when the machine does not have it. */
export const RIVALS: Record<string, (directory: string) => RivalEngine | null | Promise<RivalEngine | null>> = {
  'naive': (directory) => new NaiveEngine(join(directory, 'naive.sqlite')),
  'mariadb': async (directory) => {
    const engine = new MariadbEngine(directory)
    await engine.start()
    return engine
  },
  'meilisearch': foja,
  'meilisearch-plain': async () => {
    const server = await startMeilisearch()
    return server && PlainMeilisearch.open(server)
  },
}

/** The driver behind the port, with everything it adds to the server to answer as the embedded engine does. */
async function foja(): Promise<RivalEngine | null> {
  const server = await startMeilisearch()
  if (server === null) return null
  const filters = { [SOURCE]: Object.keys(FIELDS) }
  const engine: SearchEngine = new MeilisearchEngine({ url: server.url, key: server.key, index: 'bench', filters })
  return {
    batch: 10_000,
    isExact: true,
    index: (documents) => engine.apply(documents.map((document) => ({ seq: document.id, id: document.id, document }))),
    search: async ({ request }) => {
      const { total, hits, facets, unread } = await engine.search(request)
      const counted = Object.entries(facets).map(([name, counts]) => [
        name,
        Object.fromEntries(counts.map(({ value, count }) => [value, count])),
      ])
      return {
        total,
        hits,
        facets: Object.fromEntries(counted) as BenchPage['facets'],
        isPartial: unread !== undefined,
      }
    },
    size: () => ({ disk: server.bytes(), memory: server.memory() }),
    close: async () => {
      await engine.close()
      await stop(server)
    },
  }
}

/** Stops a server and waits for its end: by itself it does not keep this process alive. */
export async function stop(server: TestServer): Promise<void> {
  const alive = setInterval(() => {}, 1_000)
  await server.stop()
  clearInterval(alive)
}
