import type { FacetCount, SearchHit, SearchRequest, SearchResponse, Suggestion } from '#app/core/search/search_engine'
import { didYouMean, type Vocabulary } from '#app/research/query/did_you_mean'
import { parseQuery, type ParsedQuery } from '#app/research/query/parse'
import { Highlighter } from '#app/research/search/presenting/highlighter'
import { IndexSnapshot, type SourceFilters } from '#app/research/search/index/index_snapshot'
import { Lexicon } from '#app/research/search/words/lexicon'
import { Marker } from '#app/research/search/presenting/marker'
import { pageOf, pageSizeOf } from '#app/research/search/presenting/page'
import { aroundKey, newestRankOf, pageOfKeys } from '#app/research/search/presenting/result_keys'
import { scoreIn, type Selection } from '#app/research/search/matching/selection'
import type { SourceReader } from '#app/research/search/matching/source_reader'
import { suggestionsFor } from '#app/research/search/presenting/suggestions'
import { whyFound } from '#app/research/search/presenting/why'

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
  /** So many occurrences of words are read for one NEAR; see `newestWithin`. */
  maxOccurrences?: number
}

/** Answers searches from the search file, on the thread that calls it. */
export class Searcher {
  #lexicon = new Lexicon()
  #snapshot: IndexSnapshot
  #filters: SourceFilters

  constructor({ file, filters, maxOccurrences }: SearcherOptions) {
    this.#snapshot = new IndexSnapshot(file, filters, maxOccurrences)
    this.#filters = filters
  }

  /** See `SearchEngine.search`. Throws only when the file cannot be read. */
  search(request: SearchRequest): SearchResponse {
    return this.searchFor(this.#parse(request), request)
  }

  /** As `search`; the text means what is given. */
  searchFor(parsed: ParsedQuery, request: SearchRequest): SearchResponse {
    return this.#snapshot.read(request.source, (source) => this.#respond(source, parsed, request))
  }

  /** See `SearchEngine.suggest`. */
  suggest(name: string, text: string, limit: number): Suggestion[] {
    return this.#snapshot.read(name, (source) => (source ? suggestionsFor(text, source.words(), limit) : []))
  }

  /** See `SearchEngine.neighbours`. */
  neighbours(request: SearchRequest, id: number): Neighbours {
    const { query } = this.#parse(request)
    return this.#snapshot.read(request.source, (source) => {
      if (source === null) return { previous: null, next: null, position: null, total: 0 }
      return neighboursIn(source, source.selection(query, request), id)
    })
  }

  close(): void {
    this.#snapshot.close()
  }

  #parse({ source, text, synonyms }: SearchRequest): ParsedQuery {
    return parseQuery(text, { lexicon: this.#lexicon, filters: this.#filters[source] ?? [], synonyms })
  }

  #respond(source: SourceReader | null, parsed: ParsedQuery, request: SearchRequest): SearchResponse {
    const page = pageOf(request.page)
    const { understood } = parsed
    if (source === null) {
      const facets = Object.fromEntries(request.facets.map((name) => [name, []]))
      return { total: 0, page, hits: [], facets, understood, didYouMean: null }
    }
    const selection = source.selection(parsed.query, request)
    return {
      total: selection.slots.length,
      page,
      hits: this.#hits(source, parsed, { selection, page, size: pageSizeOf(request.pageSize) }),
      facets: facetsOf(source, selection, request.facets),
      understood,
      didYouMean: didYouMean(request.text, parsed, vocabularyOf(source)),
      ...(selection.unread && { unread: selection.unread }),
    }
  }

  #hits(
    source: SourceReader,
    { query }: ParsedQuery,
    { selection, page, size }: { selection: Selection; page: number; size: number }
  ): SearchHit[] {
    const marker = new Marker(query.ranked, this.#lexicon)
    const highlighter = new Highlighter(marker)
    const keys = pageOfKeys(selection.keys, (page - 1) * size, size)
    return Array.from(keys, (key) => {
      const slot = source.columns.newest.slots[newestRankOf(key)]
      const text = source.textOf(slot)
      return {
        id: source.columns.ids[slot],
        score: scoreIn(selection, slot),
        title: highlighter.title(text.title),
        snippet: highlighter.snippet(text.body),
        why: whyFound(text, marker),
        tier: source.columns.facets.tiers.valuesOf(slot)[0] ?? null,
      }
    })
  }
}

function facetsOf(
  { columns }: SourceReader,
  { slots, counts }: Selection,
  names: string[]
): Record<string, FacetCount[]> {
  for (const name of names) if (!counts.has(name)) counts.set(name, columns.facets.byName.get(name)?.count(slots) ?? [])
  return Object.fromEntries(names.map((name) => [name, counts.get(name)!]))
}

function vocabularyOf(source: SourceReader): Vocabulary {
  return {
    documentsOf: (word) => source.documentsOf(word),
    *beginningWith(prefix, shortest, longest) {
      for (const known of source.words().beginningWith(prefix))
        if (known.word.length >= shortest && known.word.length <= longest) yield known
    },
  }
}

function neighboursIn(source: SourceReader, { slots, keys }: Selection, id: number): Neighbours {
  const index = slots.indexOf(source.slotOf(id) ?? -1)
  const total = slots.length
  if (index === -1) return { previous: null, next: null, position: null, total }
  const { previous, next, position } = aroundKey(keys, keys[index])
  const idAt = (key: number | null) =>
    key === null ? null : source.columns.ids[source.columns.newest.slots[newestRankOf(key)]]
  return { previous: idAt(previous), next: idAt(next), position, total }
}
