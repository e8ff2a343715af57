import type { SearchEngine } from '#app/core/search/search_engine'
import type { SearchQuery } from '#app/research/asking/search_query'
import { engineFilters } from '#app/research/asking/engine_request'
import { sources } from '#app/research/sources'

/** How many results the words have in each source, with its usual filters: by slug. */
export async function sourceTotals(
  engine: SearchEngine,
  { text, synonyms = true as boolean }: { text: string; synonyms?: SearchQuery['synonyms'] | true }
): Promise<Record<string, number>> {
  const known = await sources()
  const totals = known.map(async (source) => {
    const { slug } = source.manifest
    const request = {
      source: slug,
      text,
      filters: engineFilters(source, {}),
      synonyms,
      page: 1,
      pageSize: 0,
      facets: [],
    }
    return [slug, (await engine.search(request)).total] as const
  })
  return Object.fromEntries(await Promise.all(totals))
}
