import { partsOf } from '#app/core/contributions/define_module'
import app from '@adonisjs/core/services/app'
import { route } from '#app/core/addresses'
import { paletteProviders, type PaletteProvider } from '#app/core/contributions/registries'
import { SearchEngine, type SearchHit } from '#app/core/search/search_engine'
import LegalDocument from '#app/research/models/legal_document'
import { sources } from '#app/research/sources'

const textOf = (runs: SearchHit['title']) => runs.map(({ text }) => text).join('')

/** Theses, rulings and articles of the library: a group for each source. The law is public: whoever works in a firm may find it. */
async function found(source: string, text: string, limit: number) {
  const engine = await app.container.make(SearchEngine)
  const { hits } = await engine.search({ source, text, filters: {}, page: 1, pageSize: limit, facets: [] })
  if (hits.length === 0) return []
  const rows = await LegalDocument.query()
    .whereIn(
      'id',
      hits.map(({ id }) => id)
    )
    .select('id', 'slug', 'citation')
  const known = new Map(rows.map((row) => [row.id, row]))
  return hits.flatMap((hit) => {
    const row = known.get(hit.id)
    const href = row && route('research.analyses.show', { source, slug: row.slug })
    return row ? [{ title: textOf(hit.title), context: row.citation ?? '', href: href! }] : []
  })
}

/** A library of three letters holds half of everything: shorter questions are left to the page of the library. */
const MIN_LETTERS = 3

export const libraryParts = [
  partsOf(
    paletteProviders,
    ...(await sources()).map(({ manifest }, index): PaletteProvider => ({
      key: `library.${manifest.slug}`,
      order: 60 + index,
      search: async (viewer, text, limit) =>
        viewer.workspaceId === null || text.length < MIN_LETTERS ? [] : found(manifest.slug, text, limit),
    }))
  ),
]
