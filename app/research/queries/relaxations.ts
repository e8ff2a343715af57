import type { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import type { SearchQuery } from '#app/research/asking/search_query'
import { engineFilters } from '#app/research/asking/engine_request'
import type { Relaxation } from '#app/research/asking/found'
import { loosened } from '#app/research/query/looser'
import { piecesOf, withoutPiece, type Piece } from '#app/research/query/pieces'

const MAX_PIECES = 8
const MAX_SHOWN = 3

/**
 * Ways to ask less when a search finds nothing, those that give up least first: without the filters; without quotes, at any distance, in the whole text; without
 * one of the words, the one that tells least first; any of them.
 */
export async function relaxations(engine: SearchEngine, source: Source, query: SearchQuery): Promise<Relaxation[]> {
  const counted = (candidates: Omit<Relaxation, 'total'>[]) =>
    Promise.all(candidates.map(async (one) => ({ ...one, total: await totalOf(engine, source, { query, ...one }) })))
  const isFiltered = Object.keys(query.filters).length > 0
  const bare = isFiltered ? await counted([{ dropped: 'filters', text: query.text, filters: {} }]) : []
  const filters = bare.every(({ total }) => total === 0) ? {} : query.filters
  const looser = await counted(withLooserWords(source, query.text).map((one) => ({ ...one, filters })))
  const words = (await counted(withLessWords(source, query.text).map((one) => ({ ...one, filters })))).filter(isFound)
  const telling =
    words.length > 1 ? await byTelling(words, (text) => totalOf(engine, source, { query, text, filters })) : words
  const found = [...bare, ...looser, ...telling].filter(isFound)
  if (found.length > 0) return found.slice(0, MAX_SHOWN)
  return (await counted(anyOf(source, query.text).map((one) => ({ ...one, filters })))).filter(isFound)
}

type Less = Pick<Relaxation, 'text' | 'dropped' | 'word'>

/** The same words without the quotes of their phrases, without their distance, or not in the title only. */
function withLooserWords(source: Source, text: string): Less[] {
  const quoted = (piecesOf(text, filterNames(source)) ?? []).slice(0, MAX_PIECES).filter(({ isQuoted }) => isQuoted)
  const unquotedText = quoted.length > 0 ? unquoted(text, quoted) : null
  const candidates = [
    { dropped: 'quotes' as const, text: unquotedText },
    { dropped: 'distance' as const, text: loosened(text, 'distance', filterNames(source)) },
    { dropped: 'title' as const, text: loosened(text, 'title', filterNames(source)) },
  ]
  return candidates.flatMap((one) => (one.text === null ? [] : [{ ...one, text: one.text }]))
}

/** Without one piece; what stood near each other stands anywhere then. */
function withLessWords(source: Source, text: string): Less[] {
  const loose = loosened(text, 'distance', filterNames(source)) ?? text
  const pieces = (piecesOf(loose, filterNames(source)) ?? []).slice(0, MAX_PIECES)
  if (pieces.length < 2) return []
  return pieces.map((piece) => ({ dropped: 'word' as const, word: piece.text, text: withoutPiece(loose, piece) }))
}

function anyOf(source: Source, text: string): Less[] {
  const pieces = (piecesOf(text, filterNames(source)) ?? []).slice(0, MAX_PIECES)
  return pieces.length > 2 ? [{ dropped: 'all_but_one', text: pieces.map((piece) => piece.text).join(' OR ') }] : []
}

function unquoted(text: string, quoted: Piece[]): string {
  return quoted.reduce((left, { text: phrase }) => left.replace(phrase, phrase.slice(1, -1)), text)
}

function isFound({ total }: Relaxation): boolean {
  return total > 0
}

/** Without the word that most documents have first: the rarest tells most of what is looked for. Of equals what leaves more. */
async function byTelling(found: Relaxation[], totalOfText: (text: string) => Promise<number>): Promise<Relaxation[]> {
  const known = await Promise.all(found.map(async (one) => ({ one, documents: await totalOfText(one.word ?? '') })))
  return known.sort((a, b) => b.documents - a.documents || b.one.total - a.one.total).map(({ one }) => one)
}

function filterNames({ filters }: Source): string[] {
  return filters.map(({ name }) => name)
}

async function totalOf(
  engine: SearchEngine,
  source: Source,
  { query, text, filters }: { query: SearchQuery; text: string; filters: SearchQuery['filters'] }
): Promise<number> {
  const request = {
    source: query.source,
    text,
    filters: engineFilters(source, filters),
    synonyms: query.synonyms ?? true,
  }
  return (await engine.search({ ...request, page: 1, pageSize: 0, facets: [] })).total
}
