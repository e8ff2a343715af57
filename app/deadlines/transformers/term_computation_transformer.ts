import { BaseTransformer } from '@adonisjs/core/transformers'
import type TermComputation from '#app/deadlines/models/term_computation'

/** A computed term. Needs `computedBy` and `confirmedBy` loaded. */
export default class TermComputationTransformer extends BaseTransformer<TermComputation> {
  /** A line of the list: without its sheet. */
  toObject() {
    const { folio, createdAt, confirmedAt, computedBy, confirmedBy } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'title', 'notifiedOn', 'notification', 'term', 'takesEffect', 'lastDay']),
      folio,
      computedAt: createdAt.toISO()!,
      computedBy: computedBy?.name ?? null,
      confirmedAt: confirmedAt?.toISO() ?? null,
      confirmedBy: confirmedBy?.name ?? null,
    }
  }

  /** With all of its sheet. */
  withSheet() {
    return { ...this.toObject(), request: this.resource.request, sheet: this.resource.sheet }
  }
}
