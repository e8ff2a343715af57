import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { contentOf, hashOf } from '#app/conflicts/certificate'
import type { Decision } from '#app/conflicts/match'
import ConflictCheck from '#app/conflicts/models/conflict_check'

/** Decides a check: no conflict, waived for a reason, or declined. It is sealed with the hash of what it says. */
export class DecideCheck {
  /** Throws FieldProblem when it has a decision by now. */
  async handle(
    author: Author,
    check: ConflictCheck,
    { decision, reason, firm }: { decision: Decision; reason: string | null; firm: string }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await ConflictCheck.in({ id: check.workspaceId }, trx)
        .where('id', check.id)
        .forUpdate()
        .firstOrFail()
      if (current.decision !== 'pending') throw new FieldProblem('decision', 'conflicts.decided_already')
      await current.load('checkedBy')
      current.merge({ decision, reason, decidedById: author.userId, decidedAt: clock.now().set({ millisecond: 0 }) })
      await current.load('decidedBy')
      const names = { firm, checkedBy: current.checkedBy?.name ?? null, decidedBy: current.decidedBy?.name ?? null }
      const content = contentOf(current, names)
      await current.merge({ content, sha256: hashOf(content) }).save()
      await record(trx, author, {
        workspaceId: current.workspaceId,
        ...(current.matterId && { matterId: current.matterId }),
        action: 'conflict_check.decided',
        subject: { type: 'conflict_check', id: current.id },
        before: { decision: 'pending' },
        after: { folio: current.folio, decision, reason, sha256: current.sha256 },
      })
    })
  }
}
