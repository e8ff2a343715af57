import type { Division } from '#sources/contract/contract'
import { ordinalAt } from '#sources/laws/reading/ordinals'

/** A fracción, inciso, apartado or párrafo after the number of an article: `107, fracción II, inciso a)`, `107 fr. II`, `107-II`. */
const WITHIN =
  /[\s,;-]+(?:(?:fracci[óo]n(?:es)?|fracc?\.?|fr\.?|inciso|inc\.?|apartado|ap\.?|p[áa]rrafo|p[áa]rr\.?|numeral|base)(?=\s|$).*|[IVXL]+(?:[\s,;].*)?)$/u
const TRANSITORY = /transitori[oa]s?/iu

/**
 * The article that somebody names as they type it (`14 bis`, `art. 2o-A`, `1161`, `107, fracción II`, `transitorio segundo`); null when the law has none of
 * that number. Transitory provisions are those of the law itself, not of the decrees that reformed it.
 */
export function findArticle(outline: Division[], typed: string): Division | null {
  if (TRANSITORY.test(typed)) return findTransitory(outline, typed.replace(TRANSITORY, ' '))
  return withNumber(outline, typed) ?? withNumber(outline, typed.trim().replace(WITHIN, ''))
}

function withNumber(outline: Division[], typed: string): Division | null {
  const wanted = bare(typed)
  if (wanted === '') return null
  return outline.find((division) => isArticle(division) && bare(division.label) === wanted) ?? null
}

const isArticle = ({ kind, slug }: Division) => kind === 'article' && slug !== null

function findTransitory(outline: Division[], typed: string): Division | null {
  const first = outline.findIndex(({ kind, label }) => kind !== 'article' && TRANSITORY.test(label))
  if (first < 0) return null
  const after = outline.slice(first + 1)
  const end = after.findIndex(({ kind }) => kind !== 'article')
  const own = (end < 0 ? after : after.slice(0, end)).filter(isArticle)
  const wanted = numberOf(typed)
  return own.find(({ label }) => numberOf(label) === wanted && wanted !== null) ?? null
}

/** `Segundo`, `ARTÍCULO SEGUNDO.-`, `2o.` → 2; null for what is no number. */
function numberOf(text: string): number | null {
  const plain = text.replace(/^\s*(?:art[íi]culos?|arts?\.?)\s*/iu, '').trim()
  const figure = /^\d{1,3}/.exec(plain)
  return figure ? Number(figure[0]) : (ordinalAt(plain)?.value ?? null)
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
