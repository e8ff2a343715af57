import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { CancellationReason } from '#app/cfdi/domain/sat_catalogues'
import type Cfdi from '#app/cfdi/models/cfdi'
import { changeCfdi, type SeenCfdi } from './change_cfdi.js'
import { mustFitAgain } from './must_not_exceed.js'

/** What a person says of a cancellation at the SAT. `substituteUuid` is asked for by reason 01 alone. */
export interface Cancellation {
  canceledOn: string
  reason: CancellationReason
  substituteUuid: string | null
}

/** Keeps that somebody says that a CFDI was canceled at the SAT. Nobody asked the SAT. */
export class CancelCfdi {
  /** Throws a FieldProblem when it does not fit the CFDI. */
  handle(author: Author, seen: SeenCfdi, said: Cancellation, today: string): Promise<Cfdi> {
    return changeCfdi(author, seen, (cfdi) => {
      if (cfdi.isCanceled) throw new FieldProblem('version', 'cfdi.problem.canceled')
      if (said.canceledOn < cfdi.issuedOn) throw new FieldProblem('canceledOn', 'cfdi.problem.before_issue')
      if (said.canceledOn > today) throw new FieldProblem('canceledOn', 'cfdi.problem.future')
      if (said.substituteUuid === cfdi.uuid) throw new FieldProblem('substituteUuid', 'cfdi.problem.own_uuid')
      const { canceledOn, reason, substituteUuid } = said
      cfdi.merge({ canceledOn, cancellationReason: reason, substituteUuid, canceledById: author.userId })
      return { action: 'cfdi.canceled', after: { canceledOn, cancellationReason: reason, substituteUuid } }
    })
  }

  /** Takes that back: it counts again. Throws a FieldProblem when more would then be paid of an invoice than its total. */
  withdraw(author: Author, seen: SeenCfdi): Promise<Cfdi> {
    return changeCfdi(author, seen, async (cfdi, trx) => {
      if (!cfdi.isCanceled) throw new FieldProblem('version', 'cfdi.problem.not_canceled')
      const { canceledOn, cancellationReason } = cfdi
      cfdi.merge({ canceledOn: null, cancellationReason: null, substituteUuid: null, canceledById: null })
      await cfdi.save()
      await mustFitAgain(trx, cfdi.workspaceId, [cfdi.id], 'over_total')
      return { action: 'cfdi.cancellation_withdrawn', before: { canceledOn, cancellationReason } }
    })
  }
}
