import type { SearchEngine } from '#app/core/search/search_engine'
import { sources } from '#app/research/sources'

export interface EngineChoice {
  kind: 'embedded' | 'meilisearch'
  /** File of the embedded engine. */
  file: string
  /** Where the other listens. */
  server?: { url: string; key: string; index: string }
}

/** Opens the engine that the configuration names. */
export async function openSearchEngine({ kind, file, server }: EngineChoice): Promise<SearchEngine> {
  const filters: Record<string, string[]> = {}
  for (const source of await sources()) filters[source.manifest.slug] = source.filters.map((filter) => filter.name)
  if (kind === 'meilisearch' && server) {
    const { MeilisearchEngine } = await import('#app/research/meilisearch/meilisearch_engine')
    return new MeilisearchEngine({ ...server, filters })
  }
  const { SqliteSearchEngine } = await import('#app/research/search/sqlite_search_engine')
  return new SqliteSearchEngine({ file, filters })
}
