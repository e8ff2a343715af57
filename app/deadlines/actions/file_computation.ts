import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { nextInSequence } from '#app/core/sequences/sequence'
import { requestOf, sayAtField, type ComputationFields } from '#app/deadlines/domain/computation_fields'
import { computeTerm } from '#app/deadlines/domain/compute'
import type { ComputationSheet } from '#app/deadlines/domain/sheet'
import TermComputation from '#app/deadlines/models/term_computation'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'

/** Computes a term on the calendars of a firm and files its sheet under a number. */
export class FileComputation {
  /** `timeZone` is that of the place where it is filed. Throws a FieldProblem for what cannot be computed. */
  async handle(
    author: Author,
    workspace: { id: number; timeZone: string },
    title: string | null,
    fields: ComputationFields
  ): Promise<TermComputation> {
    const request = requestOf(fields, await loadCalendars(workspace), workspace.timeZone)
    const sheet = this.compute(request, fields)
    return db.transaction(async (trx) => {
      const number = await nextInSequence(trx, workspace.id, 'term_computations')
      const values = {
        workspaceId: workspace.id,
        number,
        title,
        notifiedOn: fields.notifiedOn,
        notification: fields.notification,
        term: fields.term,
        takesEffect: sheet.takesEffect,
        lastDay: sheet.lastDay,
        request: fields,
        sheet,
        computedById: author.userId,
      }
      const computation = await TermComputation.create(values, { client: trx })
      await record(trx, author, {
        workspaceId: workspace.id,
        action: 'term_computation.filed',
        subject: { type: 'term_computation', id: computation.id },
        after: { folio: computation.folio, title, notifiedOn: fields.notifiedOn, lastDay: sheet.lastDay },
      })
      return computation
    })
  }

  private compute(request: ReturnType<typeof requestOf>, fields: ComputationFields): ComputationSheet {
    try {
      return computeTerm(request)
    } catch (error) {
      return sayAtField(error, fields)
    }
  }
}
