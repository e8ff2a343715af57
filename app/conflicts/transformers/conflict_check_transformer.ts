import { BaseTransformer } from '@adonisjs/core/transformers'
import type ConflictCheck from '#app/conflicts/models/conflict_check'

/** A check without what it found, which depends on who looks. Needs `checkedBy` and `decidedBy` loaded. */
export default class ConflictCheckTransformer extends BaseTransformer<ConflictCheck> {
  toObject() {
    const { createdAt, decidedAt, checkedBy, decidedBy, folio, searched } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'decision', 'reason', 'clientId', 'matterId', 'sha256', 'title']),
      folio,
      searched,
      checkedAt: createdAt.toISO()!,
      decidedAt: decidedAt?.toISO() ?? null,
      checkedBy: checkedBy?.name ?? null,
      decidedBy: decidedBy?.name ?? null,
    }
  }
}
