import type { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract'
import type { Asked } from '#app/research/asking/asked'
import { engineFilters } from '#app/research/asking/engine_request'
import type { Relaxation } from '#app/research/asking/found'
import { piecesOf, withoutPiece, type Piece } from '#app/research/query/pieces'

const MOST_PIECES = 8
const MOST_SHOWN = 3

/** Ways to ask less when a search finds nothing, those that give up least first: without the filters, without quotes, without one of the words, any of them. */
export async function relaxations(engine: SearchEngine, source: Source, asked: Asked): Promise<Relaxation[]> {
  const counted = (candidates: Omit<Relaxation, 'total'>[]) =>
    Promise.all(candidates.map(async (one) => ({ ...one, total: await totalOf(engine, source, { asked, ...one }) })))
  const isFiltered = Object.keys(asked.filters).length > 0
  const bare = isFiltered ? await counted([{ dropped: 'filters', text: asked.text, filters: {} }]) : []
  const filters = bare.every(({ total }) => total === 0) ? {} : asked.filters
  const fewer = await counted(withLess(source, asked.text).map((one) => ({ ...one, filters })))
  const found = [...bare, ...byTotal(fewer)].filter(({ total }) => total > 0)
  if (found.length > 0) return found.slice(0, MOST_SHOWN)
  return (await counted(anyOf(source, asked.text).map((one) => ({ ...one, filters })))).filter(({ total }) => total > 0)
}

type Less = Pick<Relaxation, 'text' | 'dropped' | 'word'>

/** Without the quotes of a phrase, or without one piece. */
function withLess(source: Source, text: string): Less[] {
  const pieces = (piecesOf(text, namesOf(source)) ?? []).slice(0, MOST_PIECES)
  const quoted = pieces.filter(({ isQuoted }) => isQuoted)
  const loose: Less[] = quoted.length > 0 ? [{ dropped: 'quotes', text: unquoted(text, quoted) }] : []
  if (pieces.length < 2) return loose
  return [
    ...loose,
    ...pieces.map((piece) => ({ dropped: 'word' as const, word: piece.text, text: withoutPiece(text, piece) })),
  ]
}

function anyOf(source: Source, text: string): Less[] {
  const pieces = (piecesOf(text, namesOf(source)) ?? []).slice(0, MOST_PIECES)
  return pieces.length > 2 ? [{ dropped: 'all_but_one', text: pieces.map((piece) => piece.text).join(' OR ') }] : []
}

function unquoted(text: string, quoted: Piece[]): string {
  return quoted.reduce((left, { text: phrase }) => left.replace(phrase, phrase.slice(1, -1)), text)
}

/** Quotes first, then what leaves the most: the rarest word went. */
function byTotal(found: Relaxation[]): Relaxation[] {
  const rank = ({ dropped }: Relaxation) => (dropped === 'quotes' ? 0 : 1)
  return found.sort((one, other) => rank(one) - rank(other) || other.total - one.total)
}

function namesOf({ filters }: Source): string[] {
  return filters.map(({ name }) => name)
}

async function totalOf(
  engine: SearchEngine,
  source: Source,
  { asked, text, filters }: { asked: Asked; text: string; filters: Asked['filters'] }
): Promise<number> {
  const request = {
    source: asked.source,
    text,
    filters: engineFilters(source, filters),
    synonyms: asked.synonyms ?? true,
  }
  return (await engine.search({ ...request, page: 1, pageSize: 0, facets: [] })).total
}
