import { BaseTransformer } from '@adonisjs/core/transformers'
import LegalDocumentTransformer from '#app/research/transformers/legal_document_transformer'
import { analysisAddress } from '#app/research/asking/address'
import { writCitation } from '#app/research/reading/citation_forms'
import type LegalDocument from '#app/research/models/legal_document'

/** Something that keeps a document of the library. `document` is null when the library has it no more. */
export interface Saved {
  id: number
  documentId: number | null
  source: string
  kind: string
  title: string
  citation: string
  fingerprint: string
  document: LegalDocument | null
}

/** A kept document: as it is now, or as it was called when it was kept. Needs `document` loaded. */
export default class SavedTransformer extends BaseTransformer<Saved> {
  toObject() {
    const { document, fingerprint } = this.resource
    const isThere = document !== null && document !== undefined && document.withdrawnAt === null
    return {
      ...this.pick(this.resource, ['id', 'documentId', 'source', 'kind']),
      title: document?.title ?? this.resource.title,
      citation: document ? writCitation(document) : this.resource.citation,
      href: document ? analysisAddress(document) : null,
      isGone: !isThere,
      hasChanged: isThere && document.fingerprint !== fingerprint,
      document: document ? new LegalDocumentTransformer(document).toObject() : null,
    }
  }
}
