import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Found, FoundDocument } from '#app/research/asking/found'
import LegalDocumentTransformer from './legal_document_transformer.js'

/** A page of results with what its filters offer. */
export default class FoundTransformer extends BaseTransformer<Found> {
  toObject() {
    const { hits, near, ...found } = this.resource
    return { ...found, hits: hits.map(presentHit), near: near && { ...near, hits: near.hits.map(presentHit) } }
  }
}

/** A result with its document, without the text of it. */
export function presentHit({ document, ...hit }: FoundDocument) {
  return { ...hit, document: new LegalDocumentTransformer(document).toObject() }
}
