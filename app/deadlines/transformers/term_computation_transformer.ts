import { BaseTransformer } from '@adonisjs/core/transformers'
import { originOfTerm } from '#app/deadlines/domain/origin_of_term'
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
    const { request, sheet } = this.resource
    return { ...this.toObject(), request, sheet, origin: originOfTerm(sheet.term.key) ?? null }
  }
}
