import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Outcome } from '#app/docket/domain/kinds'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import { documentOf } from '#app/docket/queries/document_of'
import type Matter from '#app/matters/models/matter'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { changeDeadline } from './change_deadline.js'
import type { Seen } from './confirm_deadline.js'

export type Closure = Seen & {
  outcome: Outcome
  /** Of what was met: the day, and a document of the matter or what the receipt says. */
  metOn: string | null
  documentId: number | null
  proof: string | null
  /** Of what was missed or does not run. */
  reason: string | null
}

/** Says how a deadline ended, or that this was a mistake. */
export class CloseDeadline {
  /** Throws a FieldProblem for what cannot be in its state, and for a proof or reason that is lacking. */
  handle(author: Author, matter: Matter, { id, version, ...closure }: Closure): Promise<MatterDeadline> {
    return changeDeadline({ author, matter, id, version }, async (deadline, trx) => {
      const { outcome, metOn, proof, reason } = closure
      if (outcome === 'met') {
        const documentId = await documentOf(trx, matter, closure.documentId)
        const today = clock
          .now()
          .setZone(await firmZone(matter.workspaceId, trx))
          .toISODate()!
        deadline.meet(author.userId!, { metOn: metOn ?? today, documentId, text: proof }, today)
        return { action: 'deadline.met', after: { metOn: deadline.metOn, documentId, proof } }
      }
      if (outcome === 'missed') deadline.miss(author.userId!, reason!)
      else deadline.dismiss(author.userId!, reason!)
      return { action: outcome === 'missed' ? 'deadline.missed' : 'deadline.dismissed', after: { reason } }
    })
  }

  reopen(author: Author, matter: Matter, seen: Seen): Promise<MatterDeadline> {
    return changeDeadline({ author, matter, ...seen }, (deadline) => {
      const before = { status: deadline.status, metOn: deadline.metOn, proof: deadline.proof, reason: deadline.reason }
      deadline.reopen()
      // Calendars that changed meanwhile left it alone.
      deadline.stale = deadline.source !== 'manual'
      return { action: 'deadline.reopened', before, after: { status: deadline.status } }
    })
  }
}
