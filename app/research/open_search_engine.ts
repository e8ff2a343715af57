import type { SearchEngine } from '#app/core/search/search_engine'

/** Opens the engine that the configuration names. */
export async function openSearchEngine({
  file,
}: {
  kind: 'embedded' | 'meilisearch'
  file: string
}): Promise<SearchEngine> {
  const { SqliteSearchEngine } = await import('#app/research/search/sqlite_search_engine')
  const { sources } = await import('#app/research/sources')
  const filters: Record<string, string[]> = {}
  for (const source of await sources()) filters[source.manifest.slug] = source.filters.map((filter) => filter.name)
  return new SqliteSearchEngine({ file, filters })
}
