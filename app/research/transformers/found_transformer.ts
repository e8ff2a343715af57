import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Found } from '#app/research/asking/found'
import LegalDocumentTransformer from './legal_document_transformer.js'

/** A page of results with what its filters offer. */
export default class FoundTransformer extends BaseTransformer<Found> {
  toObject() {
    const { hits, ...found } = this.resource
    return {
      ...found,
      hits: hits.map(({ document, title, snippet }) => ({
        title,
        snippet,
        document: new LegalDocumentTransformer(document).toObject(),
      })),
    }
  }
}
