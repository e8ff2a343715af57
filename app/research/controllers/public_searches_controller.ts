import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { translate } from '#app/core/messages/catalogue'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import { isEmptyQuery } from '#app/research/asking/search_query'
import { publicSearchAddress } from '#app/research/public/addresses'
import { absolute, setSeo } from '#app/research/public/seo'
import { countVisit } from '#app/research/public/visitor_limit'
import { searchDocuments } from '#app/research/queries/search_documents'
import { languageOf } from '#app/workspaces/context'
import { sourceAt } from '#app/research/http/source_at'
import { sources } from '#app/research/sources'
import FoundTransformer from '#app/research/transformers/found_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'
import { readSearch, type ReadSearch } from '#app/research/validators/search'

/** The library for visitors: the same results as for members, fewer at a time. */
@inject()
export default class PublicSearchesController {
  constructor(private readonly engine: SearchEngine) {}

  /** Without a source: the one that searches begin with. */
  async index({ response }: HttpContext) {
    return response.redirect(route('public.research.searches.show', { source: 'cjf' }))
  }

  async show(ctx: HttpContext) {
    const source = await sourceAt(ctx.params.source)
    const read = readSearch(source, ctx.request.parsedUrl.query)
    try {
      await countVisit(ctx, 'search')
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error
      ctx.response.status(429).header('Retry-After', error.retryAfter)
      return ctx.inertia.render('public/research/searches/wait', {
        again: publicSearchAddress(read.query),
        seconds: error.retryAfter,
      })
    }
    return this.answer(ctx, source, read)
  }

  private async answer(ctx: HttpContext, source: Source, { query, isCut }: ReadSearch) {
    const found = await searchDocuments(this.engine, source, query)
    const isList = isEmptyQuery(query)
    setSeo(ctx, {
      canonical: absolute(
        isList && query.page === 1
          ? route('public.research.searches.show', { source: source.manifest.slug })
          : publicSearchAddress(query)
      ),
      description: translate(languageOf(ctx), 'public.search.description', {
        source: source.manifest.name[languageOf(ctx)],
      }),
      robots: isList ? 'index, follow' : 'noindex, follow',
      structured: null,
    })
    return ctx.inertia.render('public/research/searches/show', {
      sources: SourceTransformer.transform(await sources()).useVariant('forTabs'),
      source: SourceTransformer.transform(source),
      query,
      isCut,
      found: FoundTransformer.transform(found),
    })
  }
}
