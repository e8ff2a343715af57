import { BaseTransformer } from '@adonisjs/core/transformers'
import { conditionOn } from '#app/research/laws/condition'
import type { LawReading } from '#app/research/laws/law_reading'
import { todayInMexico } from '#app/core/mexico'
import LegalDocumentTransformer from './legal_document_transformer.js'

/** A law opened at one of its chunks; the text of the others does not travel. */
export default class LawTransformer extends BaseTransformer<LawReading> {
  toObject() {
    const { law, contents, section, blocks } = this.resource
    return {
      document: new LegalDocumentTransformer(law).forAnalysis(),
      condition: conditionOn(law, todayInMexico()),
      topics: law.facets.topic ?? law.facets.estado ?? [],
      ...this.pick(this.resource, ['sections', 'versions', 'articles']),
      contents,
      section: section.index,
      blocks,
    }
  }
}
