import { BaseTransformer } from '@adonisjs/core/transformers'
import LegalDocumentTransformer from '#app/research/transformers/legal_document_transformer'
import { analysisAddress } from '#app/research/asking/address'
import { changeKind } from '#app/collections/alerts/change_kind'
import type AlertHit from '#app/collections/models/alert_hit'

/** A document that an alert told of. Needs `document` loaded. */
export default class AlertHitTransformer extends BaseTransformer<AlertHit> {
  toObject() {
    const { document, reason, $extras, createdAt } = this.resource
    const after = ($extras.change_after ?? null) as string | null
    return {
      id: this.resource.id,
      documentId: document.id,
      what: changeKind({ reason, after, kind: document.kind }),
      title: document.title,
      citation: document.citation,
      href: analysisAddress(document),
      document: new LegalDocumentTransformer(document).toObject(),
      at: createdAt.toISO()!,
    }
  }
}
