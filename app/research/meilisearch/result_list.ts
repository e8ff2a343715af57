import type { SearchRequest } from '#app/core/search/search_engine'
import { codeOf, facetAttribute } from './facet_codes.js'
import { all, not, oneOf } from './filters.js'
import type { Plan } from './plan.js'
import type { Answer, Asking, Server } from './server.js'
import { searchedToken } from './tokens.js'
import { hasStem } from './word_values.js'

/** The server searches at most ten words. */
const MAX_SEARCHED = 10

/** A window of the results that the server orders by itself. */
interface Window {
  filter: string
  q: string
}

const SORT = ['published:desc', 'id:desc']
const WALK = [200, 2_000, 20_000]

/**
 * All results of a request in their order. The server orders by one list of words at a time and knows no tiers: so the list is put together of chunks, one
 * for each tier and each list of words, none of which shares a document with another.
 */
export class ResultList {
  #windows: Window[]
  #whole: Window
  #totals: number[] = []

  constructor(
    private server: Server,
    private index: string,
    { plan, request, rankings }: { plan: Plan; request: SearchRequest; rankings: string[][] }
  ) {
    this.#whole = { filter: all(plan.filters), q: '' }
    const lists = request.order === 'newest' ? [[]] : rankings
    this.#windows = tiersOf(request).flatMap((tier) =>
      lists.map((stems, place) => ({
        filter: all([...plan.filters, ...tier, ...having(stems, lists.slice(0, place), place === lists.length - 1)]),
        q: stems.slice(0, MAX_SEARCHED).map(searchedToken).join(' '),
      }))
    )
  }

  /** The results of a page, with how many there are in all and the counts of filters. */
  async page({ offset, size, facets, fields }: { offset: number; size: number; facets: string[]; fields: string[] }) {
    const first = { ...asking(this.#windows[0]), offset, limit: size, attributesToRetrieve: fields }
    const [whole, ...others] = await this.server.searches(this.index, [
      { ...counting(this.#whole), facets: facets.map(facetAttribute) },
      ...this.#counted(),
      ...(size > 0 ? [first] : []),
    ])
    this.#take(whole, others)
    const hits = size > 0 ? [...others.at(-1)!.hits] : []
    const missing = Math.min(size, whole.totalHits - offset) - hits.length
    if (missing > 0) hits.push(...(await this.#rest(offset + hits.length, missing, fields)))
    return { total: whole.totalHits, hits, counts: whole.facetDistribution }
  }

  /** Where a document stands (from 0) and the ids around it; null when it is not in the list. */
  async around(id: number): Promise<{ total: number; position: number | null; ids: (number | null)[] }> {
    const isThere = this.#windows.map((window) => counting({ ...window, filter: all([window.filter, `id = ${id}`]) }))
    const [whole, ...others] = await this.server.searches(this.index, [
      counting(this.#whole),
      ...this.#counted(),
      ...isThere,
    ])
    this.#take(whole, others)
    const inside = others.slice(-isThere.length).findIndex(({ totalHits }) => totalHits > 0)
    if (inside === -1) return { total: whole.totalHits, position: null, ids: [null, null] }
    const before = this.#totals.slice(0, inside).reduce((sum, total) => sum + total, 0)
    const position = before + (await this.#walk(this.#windows[inside], id))
    const ids = await Promise.all([position - 1, position + 1].map((place) => this.#idAt(place)))
    return { total: whole.totalHits, position, ids }
  }

  #counted(): Asking[] {
    return this.#windows.length > 1 ? this.#windows.map(counting) : []
  }

  #take(whole: Answer, others: Answer[]): void {
    this.#totals =
      this.#windows.length > 1
        ? others.slice(0, this.#windows.length).map(({ totalHits }) => totalHits)
        : [whole.totalHits]
  }

  /** What lies behind an offset of the whole list. */
  async #rest(offset: number, size: number, fields: string[]): Promise<Answer['hits']> {
    const queries: Asking[] = []
    let start = 0
    this.#windows.forEach((window, place) => {
      const end = start + this.#totals[place]
      const from = Math.max(offset, start)
      const limit = Math.min(offset + size, end) - from
      if (limit > 0) queries.push({ ...asking(window), offset: from - start, limit, attributesToRetrieve: fields })
      start = end
    })
    return (await this.server.searches(this.index, queries)).flatMap(({ hits }) => hits)
  }

  async #idAt(place: number): Promise<number | null> {
    if (place < 0) return null
    const [hit] = await this.#rest(place, 1, ['id'])
    return hit?.id ?? null
  }

  /** The server does not tell where a document stands: its list is read until it comes. Most are opened from its beginning. */
  async #walk(window: Window, id: number): Promise<number> {
    for (let offset = 0, step = 0; ; step++) {
      const limit = WALK[Math.min(step, WALK.length - 1)]
      const query = { ...asking(window), offset, limit, attributesToRetrieve: ['id'] }
      const [{ hits }] = await this.server.searches(this.index, [query])
      const place = hits.findIndex((hit) => hit.id === id)
      if (place !== -1) return offset + place
      if (hits.length < limit) return offset
      offset += limit
    }
  }
}

function asking({ filter, q }: Window): Asking {
  return { q, filter, matchingStrategy: 'all', sort: SORT, showRankingScore: true }
}

function counting({ filter, q }: Window): Asking {
  return { q, filter, matchingStrategy: 'all', page: 1, hitsPerPage: 0 }
}

/** Documents that have all the stems of a list and not all of any list before; of the last list all are left, whatever they have. */
function having(stems: string[], before: string[][], isLast: boolean): string[] {
  const haveAll = (list: string[]) => all(list.map((stem) => hasStem('words', stem)))
  return [...(isLast || stems.length === 0 ? [] : [haveAll(stems)]), ...before.map((list) => not(haveAll(list)))]
}

/** A document counts in the first list that names its tier; what is in none comes last. */
function tiersOf({ tiers = [] }: SearchRequest): string[][] {
  if (tiers.length === 0) return [[]]
  const known = new Set<string>()
  const lists = tiers.map((list) => list.map(codeOf).filter((tier) => !known.has(tier) && known.add(tier)))
  return [...lists.map((list) => [oneOf('tier', list)]), [not(oneOf('tier', [...known]))]]
}
