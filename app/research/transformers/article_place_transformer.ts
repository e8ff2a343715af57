import { BaseTransformer } from '@adonisjs/core/transformers'
import { clock } from '#app/core/clock'
import { analysisAddress } from '#app/research/asking/address'
import type { ArticleLink, ArticlePlace } from '#app/research/laws/article_place'
import { conditionOn } from '#app/research/laws/condition'
import { depthOf, isNoteLine } from '#app/research/laws/section_blocks'
import type LegalDocument from '#app/research/models/legal_document'

/** Where an article stands in its law, and how its lines are drawn: their texts travel with the analysis. */
export default class ArticlePlaceTransformer extends BaseTransformer<{ place: ArticlePlace; article: LegalDocument }> {
  toObject() {
    const { place, article } = this.resource
    const { law, path, section, label } = place
    const hrefOf = (link: ArticleLink | null) =>
      link && { label: link.label, href: analysisAddress({ source: law.source, slug: link.slug }) }
    return {
      law: { title: law.title, href: `${analysisAddress(law)}?parte=${section + 1}#${article.slug}` },
      label,
      path,
      previous: hrefOf(place.previous),
      next: hrefOf(place.next),
      condition: conditionOn(article, clock.now().toISODate()!),
      versionOn: article.versionOn,
      lines: article.body.split('\n').map((line) => ({ isNote: isNoteLine(line), depth: depthOf(line) })),
    }
  }
}
