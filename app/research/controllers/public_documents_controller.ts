import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { SearchEngine } from '#app/core/search/search_engine'
import type { Source } from '#sources/contract/contract'
import { languageOf } from '#app/workspaces/context'
import { articlePlace } from '#app/research/laws/article_place'
import { findArticle } from '#app/research/laws/find_article'
import { findLaw } from '#app/research/laws/find_law'
import { readLaw } from '#app/research/laws/law_reading'
import type LegalDocument from '#app/research/models/legal_document'
import { publicAddress } from '#app/research/public/addresses'
import { documentSeo, setSeo } from '#app/research/public/seo'
import { countVisit } from '#app/research/public/visitor_limit'
import { analyseDocument } from '#app/research/queries/analyse_document'
import { sourceAt } from '#app/research/http/source_at'
import AnalysisTransformer from '#app/research/transformers/analysis_transformer'
import ArticlePlaceTransformer from '#app/research/transformers/article_place_transformer'
import LawTransformer from '#app/research/transformers/law_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'
import { requestedArticle, sectionOf } from '#app/research/http/show_law'

/** A document of the library for visitors. */
@inject()
export default class PublicDocumentsController {
  constructor(private readonly engine: SearchEngine) {}

  async show(ctx: HttpContext) {
    const source = await sourceAt(ctx.params.source)
    try {
      await countVisit(ctx, 'reading')
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error
      ctx.response.status(429).header('Retry-After', error.retryAfter)
      return ctx.inertia.render('public/research/searches/wait', {
        again: ctx.request.url(true),
        seconds: error.retryAfter,
      })
    }
    const law = await findLaw(source, ctx.params.slug)
    return law ? this.law(ctx, source, law) : this.document(ctx, source)
  }

  private async law(ctx: HttpContext, source: Source, law: LegalDocument) {
    const requested = requestedArticle(ctx)
    const article = requested === null ? null : findArticle(law.outline ?? [], requested)
    if (article?.slug) return ctx.response.redirect(publicAddress({ source: law.source, slug: article.slug }))
    this.tell(ctx, source, law)
    return ctx.inertia.render('public/research/laws/show', {
      source: SourceTransformer.transform(source).useVariant('forTabs'),
      reading: LawTransformer.transform(await readLaw(law, sectionOf(ctx))),
      missing: requested,
    })
  }

  private async document(ctx: HttpContext, source: Source) {
    const analysis = await analyseDocument(this.engine, source, { slug: ctx.params.slug, query: null })
    if (!analysis || analysis.document.withdrawnAt) throw new NotFound('document')
    const { document } = analysis
    const place = await articlePlace(document)
    this.tell(ctx, source, document)
    return ctx.inertia.render('public/research/documents/show', {
      source: SourceTransformer.transform(source).useVariant('forTabs'),
      analysis: AnalysisTransformer.transform(analysis),
      place: place && ArticlePlaceTransformer.transform({ place, article: document }),
    })
  }

  private tell(ctx: HttpContext, { manifest }: Source, document: LegalDocument) {
    setSeo(ctx, documentSeo(document, { slug: manifest.slug, name: manifest.name[languageOf(ctx)] }))
  }
}
