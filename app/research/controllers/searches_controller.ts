import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract'
import { signedIn } from '#app/workspaces/context'
import { searchAddress } from '#app/research/asking/address'
import StoredSearch from '#app/research/models/stored_search'
import { recentSearches } from '#app/research/queries/recent_searches'
import { searchDocuments } from '#app/research/queries/search_documents'
import { countSearch } from '#app/research/search_limit'
import { defaultSource, sourceAt } from '#app/research/source_at'
import { sources } from '#app/research/sources'
import FoundTransformer from '#app/research/transformers/found_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'
import { readSearch, type ReadSearch } from '#app/research/validators/search'

const RECENT = 8

/** Searches in the library: the entry, and the results of a source. */
@inject()
export default class SearchesController {
  constructor(private readonly engine: SearchEngine) {}

  /** Without a question: where to begin. With one: the results of the source that comes first. */
  async results(ctx: HttpContext) {
    const source = await defaultSource()
    const read = readSearch(source, ctx.request.parsedUrl.query)
    if (!read.isBare) return this.answer(ctx, source, read)
    return ctx.inertia.render('research/searches/results', {
      sources: SourceTransformer.transform(await sources()).useVariant('forTabs'),
      source: SourceTransformer.transform(source),
      recent: await recentSearches(signedIn(ctx).user.id, RECENT),
    })
  }

  /** The address of a source without a question leads to the last search there. */
  async show(ctx: HttpContext) {
    const source = await sourceAt(ctx.params.source)
    const read = readSearch(source, ctx.request.parsedUrl.query)
    const last = read.isBare ? await StoredSearch.lastOf(signedIn(ctx).user.id, source.manifest.slug) : null
    if (last) return ctx.response.redirect(searchAddress(last))
    return this.answer(ctx, source, read)
  }

  private async answer(ctx: HttpContext, source: Source, read: ReadSearch) {
    const { user } = signedIn(ctx)
    try {
      await countSearch(user.id)
    } catch (error) {
      if (error instanceof TooManyTries) return this.askToWait(ctx, read, error.retryAfter)
      throw error
    }
    const found = await searchDocuments(this.engine, source, read.asked)
    if (isMeant(ctx, read)) await StoredSearch.remember(user.id, read.asked, found.total)
    return ctx.inertia.render('research/searches/show', {
      sources: SourceTransformer.transform(await sources()).useVariant('forTabs'),
      source: SourceTransformer.transform(source),
      asked: read.asked,
      isCut: read.isCut,
      found: FoundTransformer.transform(found),
      recent: () => recentSearches(user.id, RECENT),
    })
  }

  private askToWait(ctx: HttpContext, read: ReadSearch, seconds: number) {
    ctx.response.status(429).header('Retry-After', seconds)
    const again = searchAddress(read.asked)
    return ctx.inertia.render('research/searches/wait', { again, seconds })
  }
}

/** A search that a person made, not one that the browser made ahead or a further page of one. */
function isMeant({ request }: HttpContext, { asked, isBare }: ReadSearch): boolean {
  const purpose = `${request.header('purpose') ?? ''} ${request.header('sec-purpose') ?? ''}`
  return !isBare && asked.page === 1 && !purpose.includes('prefetch')
}
