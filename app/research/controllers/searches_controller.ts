import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import { signedIn } from '#app/workspaces/context'
import { resultsAddress, searchAddress } from '#app/research/asking/address'
import StoredSearch from '#app/research/models/stored_search'
import { loadMarks } from '#app/research/queries/load_marks'
import { recentSearches } from '#app/research/queries/recent_searches'
import { searchAllSources, type SourceResults } from '#app/research/queries/search_all_sources'
import { searchDocuments } from '#app/research/queries/search_documents'
import { sourceTotals } from '#app/research/queries/source_totals'
import { currentReader } from '#app/research/http/reader'
import { countSearch } from '#app/research/http/search_limit'
import { defaultSource, sourceAt } from '#app/research/http/source_at'
import { sources } from '#app/research/sources'
import FoundTransformer from '#app/research/transformers/found_transformer'
import SourceResultsTransformer from '#app/research/transformers/source_results_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'
import { readSearch, type ReadSearch } from '#app/research/validators/search'

const RECENT = 8

/** Searches in the library: the entry, and the results of a source. */
@inject()
export default class SearchesController {
  constructor(private readonly engine: SearchEngine) {}

  /** Without a question: where to begin. With one: what every source has for its words. */
  async results(ctx: HttpContext) {
    const source = await defaultSource()
    const read = readSearch(source, ctx.request.parsedUrl.query)
    const { user } = signedIn(ctx)
    if (read.query.text !== '') return this.limited(ctx, resultsAddress(read.query), () => this.answerAll(ctx, read))
    return ctx.inertia.render('research/searches/results', {
      sources: SourceTransformer.transform(await sources()).useVariant('forTabs'),
      source: SourceTransformer.transform(source),
      text: '',
      results: [],
      recent: await recentSearches(user.id, RECENT),
    })
  }

  /** The address of a source without a question leads to the last search there. */
  async show(ctx: HttpContext) {
    const source = await sourceAt(ctx.params.source)
    const read = readSearch(source, ctx.request.parsedUrl.query)
    const last = read.isBare ? await StoredSearch.lastOf(signedIn(ctx).user.id, source.manifest.slug) : null
    if (last) return ctx.response.redirect(searchAddress(last))
    return this.limited(ctx, searchAddress(read.query), () => this.answer(ctx, source, read))
  }

  private async answer(ctx: HttpContext, source: Source, read: ReadSearch) {
    const { user } = signedIn(ctx)
    const { query, isCut } = read
    const reader = await currentReader(ctx)
    const { court, matter } = reader
    const found = await searchDocuments(this.engine, source, query, court)
    if (isMeant(ctx, read)) await StoredSearch.remember(user.id, query, found.total)
    const ids = [...found.hits, ...(found.near?.hits ?? [])].map(({ document }) => document.id)
    return ctx.inertia.render('research/searches/show', {
      sources: SourceTransformer.transform(await sources()).useVariant('forTabs'),
      source: SourceTransformer.transform(source),
      totals: await sourceTotals(this.engine, query),
      query,
      isCut,
      court,
      matter,
      found: FoundTransformer.transform(found),
      marks: await loadMarks(reader, ids),
      recent: () => recentSearches(user.id, RECENT),
    })
  }

  private async answerAll(ctx: HttpContext, { query }: ReadSearch) {
    const { user } = signedIn(ctx)
    const { court } = await currentReader(ctx)
    const results = await searchAllSources(this.engine, { query, court })
    return ctx.inertia.render('research/searches/results', {
      sources: SourceTransformer.transform(await sources()).useVariant('forTabs'),
      source: SourceTransformer.transform(await defaultSource()),
      text: query.text,
      results: SourceResultsTransformer.transform(emptyLast(results)),
      recent: await recentSearches(user.id, RECENT),
    })
  }

  /** Answers, unless somebody asks more often than a person can read. */
  private async limited<Answer>(ctx: HttpContext, again: string, answer: () => Promise<Answer>) {
    try {
      await countSearch(signedIn(ctx).user.id)
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error
      ctx.response.status(429).header('Retry-After', error.retryAfter)
      return ctx.inertia.render('research/searches/wait', { again, seconds: error.retryAfter })
    }
    return answer()
  }
}

/** A search that a person made, not one that the browser made ahead or a further page of one. */
function isMeant({ request }: HttpContext, { query, isBare }: ReadSearch): boolean {
  const purpose = `${request.header('purpose') ?? ''} ${request.header('sec-purpose') ?? ''}`
  return !isBare && query.page === 1 && !purpose.includes('prefetch')
}

function emptyLast(results: SourceResults[]): SourceResults[] {
  return results.toSorted((one, other) => Number(one.total === 0) - Number(other.total === 0))
}
