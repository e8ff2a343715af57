import { BaseTransformer } from '@adonisjs/core/transformers'
import { conditionOn } from '#app/research/laws/condition'
import type { LawChunk } from '#app/research/laws/law_chunk'
import { todayInMexico } from '#app/core/mexico'
import LegalDocumentTransformer from './legal_document_transformer.js'

/** A law, or a part of it, with all its text. */
export default class LawChunkTransformer extends BaseTransformer<LawChunk> {
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
