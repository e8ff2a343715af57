import type { Division } from '#sources/contract'

/** The article that somebody names as they type it (`14 bis`, `art. 2o-A`, `1161`); null when the law has none of that number. */
export function findArticle(outline: Division[], typed: string): Division | null {
  const wanted = bare(typed)
  if (wanted === '') return null
  return outline.find(({ kind, slug, label }) => kind === 'article' && slug !== null && bare(label) === wanted) ?? null
}

/** Number and suffix only: `Artículo 1,161.-` → `1161`, `2o.-A` → `2a`, `14 Bis 1` → `14bis1`. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*(?:articulos?|arts?\.?)\s*/, '')
    .replace(/(\d)\s*[oº°]\.?(?![a-z])/g, '$1')
    .replace(/[^a-z0-9]/g, '')
}
