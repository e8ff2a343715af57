import { BaseTransformer } from '@adonisjs/core/transformers'
import { analysisAddress } from '#app/research/asking/address'
import type { ArticleLink, ArticlePlace } from '#app/research/laws/article_place'
import { conditionOn } from '#app/research/laws/condition'
import { depthOf, isNoteLine } from '#app/research/laws/section_blocks'
import type LegalDocument from '#app/research/models/legal_document'
import { todayInMexico } from '#app/core/mexico'

/** Where an article stands in its law, and how its lines are drawn: their texts travel with the analysis. */
export default class ArticlePlaceTransformer extends BaseTransformer<{ place: ArticlePlace; article: LegalDocument }> {
  toObject() {
    const { place, article } = this.resource
    const { law, path, section, label } = place
    const hrefOf = (link: ArticleLink | null) =>
      link && { label: link.label, href: analysisAddress({ source: law.source, slug: link.slug }) }
    return {
      law: { title: law.title, href: `${analysisAddress(law)}?parte=${section + 1}#${article.slug}` },
      /** What the listing of its law tells of a reform that this text does not have, in words. */
      textBehind: law.metadata.find(({ key }) => key === 'textBehind')?.value ?? null,
      label,
      path,
      previous: hrefOf(place.previous),
      next: hrefOf(place.next),
      condition: conditionOn(article, todayInMexico()),
      lines: article.body.split('\n').map((line) => ({ isNote: isNoteLine(line), depth: depthOf(line) })),
    }
  }
}
