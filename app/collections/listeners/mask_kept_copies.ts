import type DocumentMasked from '#app/research/events/document_masked'
import { maskSaved } from '#app/collections/mask_saved'

/** Masks what people kept of a document. */
export default class MaskKeptCopies {
  handle({ trx, documentId, mask }: DocumentMasked) {
    return maskSaved(trx, documentId, mask)
  }
}
