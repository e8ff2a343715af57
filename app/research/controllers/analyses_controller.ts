import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { SearchEngine } from '#app/core/search/search_engine'
import { unlessUnavailable } from '#app/core/search/search_unavailable'
import type { Source } from '#sources/contract/contract'
import type LegalDocument from '#app/research/models/legal_document'
import { analyseDocument } from '#app/research/queries/analyse_document'
import { loadPanels } from '#app/research/queries/load_panels'
import { resultTrail } from '#app/research/queries/result_trail'
import { currentReader } from '#app/research/http/reader'
import type { ResultTrail } from '#app/research/reading/analysis'
import { articlePlace } from '#app/research/laws/article_place'
import { findLaw } from '#app/research/laws/find_law'
import { sourceAt } from '#app/research/http/source_at'
import AnalysisTransformer from '#app/research/transformers/analysis_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'
import { showArticle } from '#app/research/http/show_article'
import { showLaw } from '#app/research/http/show_law'
import { readSearch } from '#app/research/validators/search'

/** A document of the library, read and taken apart. */
@inject()
export default class AnalysesController {
  constructor(private readonly engine: SearchEngine) {}

  async show(ctx: HttpContext) {
    const source = await sourceAt(ctx.params.source)
    const law = await findLaw(source, ctx.params.slug)
    if (law) return showLaw(ctx, source, { law, trail: await this.trailOf(ctx, source, law) })
    const { query, isBare } = readSearch(source, ctx.request.parsedUrl.query)
    const reader = await currentReader(ctx)
    const question = { slug: ctx.params.slug, query: isBare ? null : query, court: reader.court }
    const analysis = await analyseDocument(this.engine, source, question)
    if (!analysis) throw new NotFound('document')
    const place = await articlePlace(analysis.document)
    if (place) return showArticle(ctx, source, { analysis, place })
    return ctx.inertia.render('research/analyses/show', {
      source: SourceTransformer.transform(source).useVariant('forTabs'),
      analysis: AnalysisTransformer.transform(analysis),
      panels: await loadPanels(reader, analysis.document.id),
    })
  }

  /** Where a law stands among the results that it was opened from; `parte` and `articulo` are places in it and ask nothing. */
  private async trailOf(ctx: HttpContext, source: Source, law: LegalDocument): Promise<ResultTrail | null> {
    const params = new URLSearchParams(ctx.request.parsedUrl.query)
    for (const place of ['parte', 'articulo']) params.delete(place)
    const { query, isBare } = readSearch(source, params.toString())
    if (isBare) return null
    const { court } = await currentReader(ctx)
    return unlessUnavailable(resultTrail(this.engine, source, { query, documentId: law.id, court }), null)
  }
}
