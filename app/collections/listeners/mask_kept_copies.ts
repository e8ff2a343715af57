import type DocumentMasked from '#app/research/events/document_masked'
import { maskKept } from '#app/collections/mask_kept'

/** Masks what people kept of a document. */
export default class MaskKeptCopies {
  handle({ trx, documentId, mask }: DocumentMasked) {
    return maskKept(trx, documentId, mask)
  }
}
