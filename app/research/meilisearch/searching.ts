import type { SearchEngine, SearchHit, SearchRequest, SearchResponse } from '#app/core/search/search_engine'
import type { NearTerm, PhraseTerm } from '#app/research/query/ast'
import { didYouMean } from '#app/research/query/did_you_mean'
import { parseQuery, type ParsedQuery } from '#app/research/query/parse'
import { Highlighter } from '#app/research/search/presenting/highlighter'
import { Lexicon } from '#app/research/search/words/lexicon'
import { Marker } from '#app/research/search/presenting/marker'
import { pageOf, pageSizeOf } from '#app/research/search/presenting/page'
import { whyFound } from '#app/research/search/presenting/why'
import { codeOf, facetAttribute, valueOf } from './facet_codes.js'
import { FacetValues } from './facet_counts.js'
import { oneOf } from './filters.js'
import type { IndexStore } from './index_store.js'
import { Planner, type Plan, type Where } from './plan.js'
import { rankings } from './ranking.js'
import { ResultList } from './result_list.js'
import type { Answer, Server } from './server.js'
import type { StoredDocument } from './stored_document.js'
import { TextReader } from './text_reader.js'
import { SourceVocabulary } from './vocabulary.js'

/** Characters of texts that are read for a phrase or a NEAR. */
const MAX_CHARACTERS_READ = 60_000_000

const SHOWN = ['id', 'title', 'body', 'names', 'tier']

/** Answers searches from an index of the server. */
export class Searching {
  #lexicon = new Lexicon()
  #texts: TextReader
  #facets: FacetValues

  constructor(
    private server: Server,
    private store: IndexStore,
    private options: { index: string; filters: Record<string, readonly string[]>; mostRead?: number }
  ) {
    const { index, mostRead: most = MAX_CHARACTERS_READ } = options
    this.#texts = new TextReader(server, { index, lexicon: this.#lexicon, most })
    this.#facets = new FacetValues(server, options.index)
  }

  /** See `SearchEngine.search`. */
  async search(request: SearchRequest): Promise<SearchResponse> {
    const parsed = this.#parse(request)
    const page = pageOf(request.page)
    const size = pageSizeOf(request.pageSize)
    const known = this.options.filters[request.source] ?? []
    const plan = await this.#plan(request, parsed.query.condition)
    const list = this.#list(request, parsed, plan)
    const facets = request.facets.filter((name) => known.includes(name))
    const { total, hits, counts } = await list.page({ offset: (page - 1) * size, size, facets, fields: SHOWN })
    const counted = request.facets.map(
      async (name) => [name, await this.#facets.counts(counts[facetAttribute(name)])] as const
    )
    return {
      total,
      page,
      hits: this.#shown(parsed, hits),
      facets: Object.fromEntries(await Promise.all(counted)),
      understood: parsed.understood,
      didYouMean: await this.#meant(request, parsed),
      ...(plan.unread ? { unread: plan.unread } : {}),
    }
  }

  /** See `SearchEngine.neighbours`. */
  async neighbours(request: SearchRequest, id: number): ReturnType<SearchEngine['neighbours']> {
    const parsed = this.#parse(request)
    const list = this.#list(request, parsed, await this.#plan(request, parsed.query.condition))
    const { total, position, ids } = await list.around(id)
    return { previous: ids[0], next: ids[1], position: position === null ? null : position + 1, total }
  }

  #parse({ text, source, synonyms }: SearchRequest): ParsedQuery {
    return parseQuery(text, { lexicon: this.#lexicon, filters: this.options.filters[source] ?? [], synonyms })
  }

  #list(request: SearchRequest, { query }: ParsedQuery, plan: Plan): ResultList {
    const lists = rankings(query.condition, this.#lexicon)
    return new ResultList(this.server, this.options.index, { plan, request, rankings: lists })
  }

  #plan({ source, filters, afterId }: SearchRequest, condition: ParsedQuery['query']['condition']): Promise<Plan> {
    const code = codeOf(source)
    const chosen = Object.entries(filters).filter(
      ([name, values]) => values.length > 0 && this.options.filters[source]?.includes(name)
    )
    const sources = {
      having: async (term: PhraseTerm | NearTerm, asked: { where: Where; within: string }) => {
        const lastSeq = (await this.store.state())?.lastSeq ?? 0
        return this.#texts.having(term, { ...asked, lastSeq })
      },
      valuesWith: (filter: string, words: string[]) => this.#facets.codesWith(code, filter, words),
    }
    return new Planner(sources, this.#lexicon, [
      oneOf('source', [code]),
      ...(afterId === undefined ? [] : [`id > ${afterId}`]),
      ...chosen.map(([name, values]) => oneOf(facetAttribute(name), values.map(codeOf))),
    ]).plan(condition)
  }

  #shown({ query }: ParsedQuery, hits: Answer['hits']): SearchHit[] {
    const marker = new Marker(query.ranked, this.#lexicon)
    const highlighter = new Highlighter(marker)
    return hits.map((hit) => {
      const document = hit as StoredDocument & { _rankingScore?: number }
      return {
        id: document.id,
        score: document._rankingScore ?? 0,
        title: highlighter.title(document.title),
        snippet: highlighter.snippet(document.body),
        why: whyFound({ ...document, names: document.names.join('\n') }, marker),
        tier: document.tier && valueOf(document.tier),
      }
    })
  }

  async #meant({ source, text }: SearchRequest, parsed: ParsedQuery): Promise<string | null> {
    if (parsed.words.length === 0) return null
    const vocabulary = new SourceVocabulary(this.server, {
      index: this.options.index,
      source: codeOf(source),
      lexicon: this.#lexicon,
    })
    return vocabulary.answer((words) => didYouMean(text, parsed, words))
  }
}
