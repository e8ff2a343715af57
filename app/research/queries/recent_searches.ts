import type { Bilingual, Source } from '#sources/contract/contract'
import { searchAddress } from '#app/research/asking/address'
import StoredSearch from '#app/research/models/stored_search'
import { sources } from '#app/research/sources'

/** A search that somebody made, as it is shown to them. */
export type RecentSearch = {
  id: number
  href: string
  source: Bilingual
  text: string
  filters: { name: string; label: Bilingual; values: string[] }[]
  total: number
  /** ISO instant. */
  searchedAt: string
}

/** The last searches of a person, newest first; those of sources that are no more are left out. */
export async function recentSearches(userId: number, limit: number): Promise<RecentSearch[]> {
  const [known, searches] = await Promise.all([sources(), StoredSearch.recentOf(userId, limit)])
  const bySlug = new Map(known.map((source) => [source.manifest.slug, source]))
  return searches.flatMap((search) => {
    const source = bySlug.get(search.source)
    return source ? [shown(search, source)] : []
  })
}

function shown(search: StoredSearch, source: Source): RecentSearch {
  const labels = new Map(source.filters.map(({ name, label }) => [name, label]))
  return {
    id: search.id,
    href: searchAddress(search),
    source: source.manifest.name,
    text: search.text,
    filters: Object.entries(search.filters).map(([name, values]) => ({
      name,
      values,
      label: labels.get(name) ?? { es: name, en: name },
    })),
    total: search.total,
    searchedAt: search.searchedAt.toISO()!,
  }
}
