import type DocumentMasked from '#app/research/events/document_masked'
import { maskColumns } from '#app/research/masking/mask_columns'

/** Masks what the pins of matters copied of a document. */
export default class MaskPins {
  handle({ trx, documentId, mask }: DocumentMasked) {
    return maskColumns(trx, { table: 'matter_pins', columns: ['title', 'citation'] }, { documentId, mask })
  }
}
