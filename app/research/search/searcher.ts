import type { FacetCount, SearchHit, SearchRequest, SearchResponse } from '#app/core/search/search_engine'
import { Highlighter } from './highlighter.js'
import { IndexSnapshot, type SourceFilters } from './index_snapshot.js'
import { Lexicon } from './lexicon.js'
import { Marker } from './marker.js'
import { PhraseCheck } from './phrase_check.js'
import { parseQuery, type Query } from './query.js'
import { aroundKey, newestRankOf, pageOfKeys, scoreOf } from './result_keys.js'
import { pageOf, pageSizeOf } from './page.js'
import { Selector, type Selection } from './selection.js'
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
  /** Phrases are checked on texts of at most this many words in a search; beyond it they are not required to stand together. */
  mostWords?: number
}

const MOST_WORDS = 20_000_000

/** Answers searches from the search file, on the thread that calls it. */
export class Searcher {
  #lexicon = new Lexicon()
  #snapshot: IndexSnapshot
  #mostWords: number

  constructor({ file, filters, mostWords = MOST_WORDS }: SearcherOptions) {
    this.#snapshot = new IndexSnapshot(file, filters, this.#lexicon)
    this.#mostWords = mostWords
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
      return neighboursIn(source, this.#select(source, query, request), id)
    })
  }

  close(): void {
    this.#snapshot.close()
  }

  #respond(source: SourceReader | null, query: Query, request: SearchRequest): SearchResponse {
    const page = pageOf(request.page)
    if (source === null) return { total: 0, page, hits: [], facets: {}, understood: query.understood }
    const selection = this.#select(source, query, request)
    return {
      total: selection.slots.length,
      page,
      hits: this.#hits(source, query, { selection, page, size: pageSizeOf(request.pageSize) }),
      facets: facetsOf(source, selection, request.facets),
      understood: selection.checked ? query.understood : withoutPhrases(query),
    }
  }

  #select(source: SourceReader, query: Query, { filters }: SearchRequest): Selection {
    const check = new PhraseCheck(query, (slot) => source.textOf(slot))
    return new Selector(source.columns, this.#mostWords).select(source.matches(query), filters, check)
  }

  #hits(
    source: SourceReader,
    query: Query,
    { selection, page, size }: { selection: Selection; page: number; size: number }
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

function facetsOf({ columns }: SourceReader, { slots }: Selection, names: string[]): Record<string, FacetCount[]> {
  const known = names.filter((name) => columns.facets.has(name))
  return Object.fromEntries(known.map((name) => [name, columns.facets.get(name)!.count(slots)]))
}

function neighboursIn(source: SourceReader, { slots, keys }: Selection, id: number): Neighbours {
  const index = slots.indexOf(source.slotOf(id) ?? -1)
  const total = slots.length
  if (index === -1) return { previous: null, next: null, position: null, total }
  const { previous, next, position } = aroundKey(keys, keys[index])
  const idOf = (key: number | null) =>
    key === null ? null : source.columns.ids[source.columns.newest.slots[newestRankOf(key)]]
  return { previous: idOf(previous), next: idOf(next), position, total }
}

/** The phrases were not checked: they are told as ignored, their words still count. */
function withoutPhrases({ understood }: Query): SearchResponse['understood'] {
  const isPhrase = (shown: string) => shown.includes(' ')
  const kept = understood.excluded.filter((shown) => !isPhrase(shown))
  const dropped = [...understood.phrases, ...understood.excluded].filter(isPhrase)
  return {
    ...understood,
    phrases: understood.phrases.filter((shown) => !isPhrase(shown)),
    excluded: kept,
    ignored: [...understood.ignored, ...dropped],
  }
}
