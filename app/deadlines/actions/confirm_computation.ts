import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import TermComputation from '#app/deadlines/models/term_computation'

/** A second person signs a computation. */
export class ConfirmComputation {
  /** Throws a FieldProblem for the person who computed it, and when it is signed already. */
  async handle(author: Author, { id, workspaceId }: TermComputation): Promise<void> {
    await db.transaction(async (trx) => {
      const computation = await TermComputation.in({ id: workspaceId }, trx).where('id', id).forUpdate().firstOrFail()
      if (!computation.canBeConfirmedBy(author.userId!))
        throw new FieldProblem('confirmation', `deadlines.problem.${computation.confirmedAt ? 'confirmed' : 'own'}`)
      await computation.merge({ confirmedById: author.userId, confirmedAt: clock.now() }).save()
      await record(trx, author, {
        workspaceId,
        action: 'term_computation.confirmed',
        subject: { type: 'term_computation', id },
        after: { folio: computation.folio },
      })
    })
  }
}
