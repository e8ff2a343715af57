import type { FacetCount, SearchHit, SearchRequest, SearchResponse } from '#app/core/search/search_engine'
import { Highlighter } from './highlighter.js'
import { IndexSnapshot, type SourceFilters } from './index_snapshot.js'
import { Lexicon } from './lexicon.js'
import type { Matches } from './matches.js'
import { Marker } from './marker.js'
import { parseQuery, type Query } from './query.js'
import { aroundKey, newestRankOf, pageOfKeys, scoreOf } from './result_keys.js'
import { pageOf, pageSizeOf } from './page.js'
import { select } from './selection.js'
import type { SourceReader } from './source_reader.js'

export interface Neighbours {
  previous: number | null
  next: number | null
  /** Place in the list, from 1. */
  position: number | null
  total: number
}

export interface SearcherOptions {
  file: string
  filters: SourceFilters
}

/** Answers searches from the search file, on the thread that calls it. */
export class Searcher {
  #lexicon = new Lexicon()
  #snapshot: IndexSnapshot

  constructor({ file, filters }: SearcherOptions) {
    this.#snapshot = new IndexSnapshot(file, filters, this.#lexicon)
  }

  /** See `SearchEngine.search`. Throws only when the file cannot be read. */
  search(request: SearchRequest): SearchResponse {
    const query = parseQuery(request.text, this.#lexicon)
    return this.#snapshot.read(request.source, (source) => this.#respond(source, query, request))
  }

  /** See `SearchEngine.neighbours`. */
  neighbours(request: SearchRequest, id: number): Neighbours {
    const query = parseQuery(request.text, this.#lexicon)
    return this.#snapshot.read(request.source, (source) => {
      if (source === null) return { previous: null, next: null, position: null, total: 0 }
      return neighboursIn(source, select(source.matches(query), request.filters, source.columns), id)
    })
  }

  close(): void {
    this.#snapshot.close()
  }

  #respond(source: SourceReader | null, query: Query, request: SearchRequest): SearchResponse {
    const page = pageOf(request.page)
    if (source === null) {
      const facets = Object.fromEntries(request.facets.map((name) => [name, []]))
      return { total: 0, page, hits: [], facets, understood: query.understood }
    }
    const selection = select(source.matches(query), request.filters, source.columns)
    return {
      total: selection.slots.length,
      page,
      hits: this.#hits(source, query, { selection, page, size: pageSizeOf(request.pageSize) }),
      facets: facetsOf(source, selection, request.facets),
      understood: query.understood,
    }
  }

  #hits(
    source: SourceReader,
    query: Query,
    { selection, page, size }: { selection: Matches; page: number; size: number }
  ): SearchHit[] {
    const highlighter = new Highlighter(new Marker(query, this.#lexicon))
    const keys = pageOfKeys(selection.keys, (page - 1) * size, size)
    return Array.from(keys, (key) => {
      const slot = source.columns.newest.slots[newestRankOf(key)]
      const { title, body } = source.textOf(slot)
      return {
        id: source.columns.ids[slot],
        score: scoreOf(key),
        title: highlighter.title(title),
        snippet: highlighter.snippet(body),
      }
    })
  }
}

function facetsOf({ columns }: SourceReader, { slots }: Matches, names: string[]): Record<string, FacetCount[]> {
  return Object.fromEntries(names.map((name) => [name, columns.facets.get(name)?.count(slots) ?? []]))
}

function neighboursIn(source: SourceReader, { slots, keys }: Matches, id: number): Neighbours {
  const index = slots.indexOf(source.slotOf(id) ?? -1)
  const total = slots.length
  if (index === -1) return { previous: null, next: null, position: null, total }
  const { previous, next, position } = aroundKey(keys, keys[index])
  const idOf = (key: number | null) =>
    key === null ? null : source.columns.ids[source.columns.newest.slots[newestRankOf(key)]]
  return { previous: idOf(previous), next: idOf(next), position, total }
}
