import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import type CourtListRow from '#app/court_lists/models/court_list_row'
import { rowsSeenBy } from '#app/court_lists/queries/seen_rows'
import type { MatterViewer } from '#app/matters/models/matter'

/** The day of a row as a person says it, the one that they saw, and why it is that. */
export interface SaidDay {
  day: string
  seen: string | null
  reason: string
  /** The day of the firm: no acuerdo is published after it. */
  today: string
}

/** Says on which day a row was published that does not say it itself. Announced and legal terms are counted from it. */
export class SayDay {
  /**
   * Throws NotFound for a row that its reader does not see, FieldProblem at `day` for one that the court dated, or that somebody dated meanwhile, and for an acuerdo of days to come. The row is known by what the
   * court published, as before: the same list again changes nothing.
   */
  handle(
    author: Author,
    viewer: MatterViewer,
    id: number,
    { day, seen, reason, today }: SaidDay
  ): Promise<CourtListRow> {
    return db.transaction(async (trx) => {
      const row = await rowsSeenBy(viewer, trx).where('court_list_rows.id', id).forUpdate().first()
      if (!row) throw new NotFound('court_list_rows')
      const was = row.day ?? null
      if (was !== null && !row.daySaidAt) throw new FieldProblem('day', 'court_lists.problem.dated')
      if (row.kind === 'agreement' && day > today) throw new FieldProblem('day', 'court_lists.problem.future')
      if (was !== seen) throw new FieldProblem('day', 'court_lists.problem.dated_meanwhile')
      await row.merge({ day, dayReason: reason, daySaidById: author.userId!, daySaidAt: clock.now() }).save()
      await record(trx, author, {
        workspaceId: row.workspaceId,
        action: 'court_list.dated',
        subject: { type: 'court_list', id: row.listId },
        before: { caseNumber: row.caseNumber, day: was },
        after: { caseNumber: row.caseNumber, day, reason },
      })
      return row
    })
  }
}
