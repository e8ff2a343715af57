import { BaseTransformer } from '@adonisjs/core/transformers'
import { conditionOn } from '#app/research/laws/condition'
import type { LawStretch } from '#app/research/laws/law_stretch'
import { todayInMexico } from '#app/core/mexico'
import LegalDocumentTransformer from './legal_document_transformer.js'

/** A law, or a part of it, with all its text. */
export default class LawStretchTransformer extends BaseTransformer<LawStretch> {
  toObject() {
    const { law, path, blocks, articles } = this.resource
    return {
      document: new LegalDocumentTransformer(law).forAnalysis(),
      condition: conditionOn(law, todayInMexico()),
      path,
      blocks,
      articles,
    }
  }
}
