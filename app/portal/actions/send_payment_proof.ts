import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { countTry, type Limit } from '#app/core/limits/rate_limiter'
import { saidDay } from '#app/core/text/said_day'
import { storingProof } from '#app/billing/actions/store_proof'
import { RecordPayment } from '#app/billing/actions/record_payment'
import { inOrder } from '#app/billing/domain/in_order'
import type { PaymentMethod } from '#app/billing/domain/payment_methods'
import BillingFile from '#app/billing/models/billing_file'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { owedTo } from '#app/billing/queries/client_account'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'

/** Proofs that one client sends in an hour. */
const PROOFS: Limit = { name: 'client-proofs', points: 30, seconds: 3_600, blockSeconds: 3_600 }

export interface ClientPaymentForm {
  amount: number
  paidOn: string
  method: PaymentMethod
  notes: string | null
}

interface Sent {
  charge: Charge
  form: ClientPaymentForm
  proof: ReceivedDocument
}

/** Takes the proof that a client sends of what they paid: a payment that waits for the firm and counts for nothing until then. */
export class SendPaymentProof {
  /**
   * Pays the charge with it; what is more than it needs goes to what the client owes besides, what is due first. Throws a FieldProblem at `file` for a proof that this client sent already,
   * TooManyTries past thirty in an hour.
   */
  async handle(author: Author, firm: { id: number; timeZone: string }, { charge, form, proof }: Sent) {
    const userId = author.userId!
    await countTry(PROOFS, String(userId))
    await mustBeFirst(userId, firm, proof)
    const { clientId, currency, exchangeRate } = charge
    const fields = { ...form, clientId, currency, exchangeRate, reference: null, applications: [] }
    return storingProof(author, firm, proof, (keep) =>
      new RecordPayment().handle(author, firm, {
        ...{ fields, source: 'portal' as const, inReview: true, isAdvance: true, proof: keep },
        charges: (trx) => Charge.owedBy(userId, trx).where('charges.workspace_id', firm.id) as ChargeQuery,
        spread: (trx) => this.spread(trx, userId, charge, form.amount),
      })
    )
  }

  /** By what is owed now: the firm may have written a payment down since the client looked. What nothing is owed for waits as credit. */
  private async spread(trx: Trx, userId: number, { id, clientId, currency, workspaceId }: Charge, amount: number) {
    const issued = Charge.owedBy(userId, trx).where({ 'charges.id': id, 'charges.state': 'issued' })
    const charge = await issued.forUpdate().first()
    const own = Math.min(amount, charge?.remaining ?? 0)
    const others = await owedTo({ userId, workspaceId }, trx)
      .whereNot('charges.id', id)
      .where({ clientId, currency })
      .limit(50)
      .forUpdate()
    return [...(own > 0 ? [{ chargeId: id, amount: own }] : []), ...inOrder(others, amount - own, null)]
  }
}

async function mustBeFirst(userId: number, firm: { id: number }, { sha256 }: ReceivedDocument): Promise<void> {
  const same = BillingFile.in(firm).where('billing_files.sha256', sha256).select('billing_files.id')
  const sent = await Payment.madeBy(userId)
    .where('payments.workspace_id', firm.id)
    .whereNot('payments.state', 'rejected')
    .whereIn('payments.proof_id', same)
    .first()
  if (sent) throw new FieldProblem('file', 'portal_account.problem.sent_before', { day: saidDay(sent.paidOn) })
}
