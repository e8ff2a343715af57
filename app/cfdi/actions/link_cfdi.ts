import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import type Cfdi from '#app/cfdi/models/cfdi'
import type { MatterViewer } from '#app/matters/models/matter'
import { changeCfdi, type SeenCfdi } from './change_cfdi.js'

/** What a person says that a CFDI is of. */
export type LinkTarget = { chargeId: number } | { paymentId: number }

/** Says which charge an invoice is of, or which payment a complement; nothing is ever linked by itself. */
export class LinkCfdi {
  /** Throws a FieldProblem for what the person may not see, or what does not fit. */
  handle(author: Author, viewer: MatterViewer, seen: SeenCfdi, target: LinkTarget): Promise<Cfdi> {
    return changeCfdi(author, seen, async (cfdi, trx) => {
      if (cfdi.chargeId !== null || cfdi.paymentId !== null) throw new FieldProblem('version', 'cfdi.problem.linked')
      const name =
        'chargeId' in target
          ? await toCharge(trx, viewer, cfdi, target.chargeId)
          : await toPayment(trx, viewer, cfdi, target.paymentId)
      cfdi.merge({ linkedById: author.userId, linkedAt: clock.now() })
      return { action: 'cfdi.linked', after: { linkedTo: name } }
    })
  }

  /** Lets go of it. */
  undo(author: Author, seen: SeenCfdi): Promise<Cfdi> {
    return changeCfdi(author, seen, (cfdi) => {
      if (cfdi.chargeId === null && cfdi.paymentId === null)
        throw new FieldProblem('version', 'cfdi.problem.not_linked')
      letGo(cfdi)
      return { action: 'cfdi.unlinked' }
    })
  }
}

/** Makes a CFDI nobody's again. */
export const letGo = (cfdi: Cfdi): void =>
  void cfdi.merge({ chargeId: null, paymentId: null, linkedById: null, linkedAt: null })

async function toCharge(trx: Trx, viewer: MatterViewer, cfdi: Cfdi, id: number): Promise<string | null> {
  const charge = await Charge.seenBy(viewer, trx).where('charges.id', id).forUpdate().first()
  if (!charge) throw new FieldProblem('chargeId', 'billing.problem.unknown_charge')
  if (cfdi.type !== 'I' || cfdi.direction === 'received') throw new FieldProblem('chargeId', 'cfdi.problem.not_invoice')
  if (charge.state === 'draft' || charge.state === 'canceled')
    throw new FieldProblem('chargeId', `billing.problem.is_${charge.state}`)
  if (charge.currency !== cfdi.currency) throw new FieldProblem('chargeId', 'cfdi.problem.other_currency')
  cfdi.merge({ chargeId: id, clientId: charge.clientId })
  return charge.reference
}

async function toPayment(trx: Trx, viewer: MatterViewer, cfdi: Cfdi, id: number): Promise<string> {
  const payment = await Payment.seenBy(viewer, trx).where('payments.id', id).forUpdate().first()
  if (!payment) throw new FieldProblem('paymentId', 'cfdi.problem.unknown_payment')
  if (!payment.counts) throw new FieldProblem('paymentId', 'cfdi.problem.payment_not_accepted')
  if (cfdi.type !== 'P') throw new FieldProblem('paymentId', 'cfdi.problem.not_complement')
  cfdi.merge({ paymentId: id, clientId: payment.clientId })
  return String(payment.number)
}
