import type { HttpContext } from '@adonisjs/core/http'
import type { Source } from '#sources/contract/contract'
import type { ArticlePlace } from '#app/research/laws/article_place'
import { statesOf } from '#app/research/laws/states'
import { loadPanels } from '#app/research/queries/load_panels'
import type { Analysis } from '#app/research/reading/analysis'
import { currentReader } from '#app/research/http/reader'
import AnalysisTransformer from '#app/research/transformers/analysis_transformer'
import ArticlePlaceTransformer from '#app/research/transformers/article_place_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'

/** Answers with an article of a law, in its place. */
export async function showArticle(
  ctx: HttpContext,
  source: Source,
  { analysis, place }: { analysis: Analysis; place: ArticlePlace }
) {
  const { document } = analysis
  const states = await statesOf(document)
  return ctx.inertia.render('research/laws/article', {
    source: SourceTransformer.transform(source).useVariant('forTabs'),
    analysis: AnalysisTransformer.transform(analysis),
    place: ArticlePlaceTransformer.transform({ place, article: document }),
    versions: states.length,
    panels: await loadPanels(await currentReader(ctx), document.id),
  })
}
