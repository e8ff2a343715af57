import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { firmToday } from '#app/core/time_zone'
import PaymentErased from '#app/billing/events/payment_erased'
import PaymentRejected from '#app/billing/events/payment_rejected'
import type { ChargeStatus } from '#app/billing/domain/charge_states'
import type { PaymentMethod } from '#app/billing/domain/payment_methods'
import { pesos } from '#app/billing/domain/pesos'
import type Payment from '#app/billing/models/payment'
import PaymentRefund from '#app/billing/models/payment_refund'
import RefundPart from '#app/billing/models/refund_part'
import { dropFiles } from '#app/documents/storage/stored_files'
import type { BillingFirm } from './add_charge.js'
import { applicationsOf, applyPayment, type Application } from './apply_payment.js'
import { changePayment, chargesOfFirm, chargesSeenBy, lockPayment, type SeenPayment } from './change_payment.js'
import { changingMoney } from './changing_money.js'
import { forgetProof } from './store_proof.js'
import { mattersOfPayment } from './log_charge.js'
import { notifyVerdict } from './payment_notices.js'
import { logPayment } from './record_payment.js'

/** What is given back: the amount in centavos, the day and how. */
export interface Refund {
  amount: number
  refundedOn: string
  method: PaymentMethod
  reference: string | null
  reason: string
}

/** What a second person says of a payment. The exchange rate in millionths. */
interface Word {
  verdict: 'accepted' | 'rejected'
  reason: string | null
  next?: Application[]
  exchangeRate?: number | null
}

/** What may happen to a payment after it was recorded. */
export class ManagePayment {
  /** Changes what it pays, among the charges that the author may know of: in order or by hand is the same here. Credit may pay charges that were issued after it. */
  apply(author: Author, firm: BillingFirm, seen: SeenPayment, next: Application[]): Promise<Payment> {
    return changePayment(author, seen, 'payment.applied', async (payment, trx) => {
      if (payment.state === 'rejected') throw new FieldProblem('version', 'billing.problem.reviewed')
      const charges = chargesSeenBy(author, payment, trx)
      await applyPayment(trx, author, payment, { charges, next, on: firmToday(firm), isAdvance: true })
    })
  }

  /** Says whether a payment is so; only then it counts. `next` is what it pays, and the rate that of its day in dollars, when they are changed with it. */
  review(
    author: Author,
    firm: BillingFirm,
    seen: SeenPayment,
    { verdict, reason, next, exchangeRate = null }: Word
  ): Promise<Payment> {
    return changePayment(author, seen, `payment.${verdict}`, async (payment, trx) => {
      payment.review(author.userId!, verdict, reason)
      const kept = (await applicationsOf(trx, payment)).map(({ chargeId, amount }) => ({ chargeId, amount }))
      await notifyVerdict(trx, payment, author.userId)
      if (verdict === 'rejected') {
        await PaymentRejected.dispatch(trx, payment)
        return { reason }
      }
      if (exchangeRate !== null && payment.currency !== 'MXN') payment.exchangeRate = exchangeRate
      const charges = next ? chargesSeenBy(author, payment, trx) : chargesOfFirm(payment, trx)
      const on = firmToday(firm)
      await applyPayment(trx, author, payment, { charges, next: next ?? kept, on, isAdvance: true, didCount: false })
      return undefined
    })
  }

  /** Gives money back: what is credit first, then of what it pays, the last charge first. */
  refund(author: Author, firm: BillingFirm, seen: SeenPayment, refund: Refund): Promise<Payment> {
    return changePayment(author, seen, 'payment.refunded', async (payment, trx) => {
      const today = firmToday(firm)
      checkRefund(payment, refund, today)
      const applied = await applicationsOf(trx, payment)
      const { next, taken } = lessen(applied, refund.amount - payment.credit)
      const charges = chargesOfFirm(payment, trx)
      await applyPayment(trx, author, payment, { charges, next, on: today, isAdvance: true })
      payment.divide({ applied: payment.applied, refunded: payment.refunded + refund.amount })
      const { workspaceId, id: paymentId } = payment
      const row = { ...refund, workspaceId, paymentId, createdById: author.userId }
      const { id: refundId } = await PaymentRefund.create(row, { client: trx })
      const parts = taken.map((part) => ({ ...part, workspaceId, refundId }))
      await RefundPart.createMany(parts, { client: trx })
      return { amount: refund.amount, reason: refund.reason }
    })
  }

  /** Deletes a payment, with its proof. Each charge that it pays becomes pending, also one that counted as paid by somebody's word, or counts as paid where `statuses` says so. */
  async destroy(
    author: Author,
    firm: BillingFirm,
    seen: SeenPayment,
    statuses: ReadonlyMap<number, ChargeStatus>
  ): Promise<void> {
    const left = await changingMoney(async (trx) => {
      const payment = await lockPayment(trx, seen)
      const { amount, currency, paidOn, method } = payment
      const former = await mattersOfPayment(trx, payment.id)
      const charges = chargesOfFirm(payment, trx)
      const statusOf = (id: number) => statuses.get(id) ?? 'pending'
      await applyPayment(trx, author, payment, { charges, next: [], on: firmToday(firm), statusOf })
      await PaymentErased.dispatch(trx, author, payment)
      await logPayment(trx, author, payment, {
        ...{ action: 'payment.deleted', former },
        before: { amount, currency, paidOn, method },
      })
      if (payment.refunded > 0) await eraseRefunds(trx, payment.id)
      await payment.delete()
      return payment.proofId === null ? [] : forgetProof(trx, firm, payment.proofId)
    })
    await dropFiles(left)
  }
}

function checkRefund(payment: Payment, { amount, refundedOn }: Refund, today: string): void {
  if (!payment.counts) throw new FieldProblem('version', 'billing.problem.not_accepted')
  if (amount <= 0) throw new FieldProblem('amount', 'forms.greater_than', { value: '0' })
  const left = payment.amount - payment.refunded
  if (amount > left) throw new FieldProblem('amount', 'billing.problem.exceeds', { value: pesos(left) })
  if (refundedOn > today) throw new FieldProblem('refundedOn', 'billing.problem.paid_later')
  if (refundedOn < payment.paidOn) throw new FieldProblem('refundedOn', 'billing.problem.refund_before_payment')
}

/** What is applied less so many centavos, and from what they are taken: the last ones first. */
function lessen(applied: readonly Application[], less: number): { next: Application[]; taken: Application[] } {
  let rest = Math.max(less, 0)
  const [next, taken]: [Application[], Application[]] = [[], []]
  for (const { chargeId, amount } of [...applied].reverse()) {
    const part = Math.min(rest, amount)
    rest -= part
    if (part > 0) taken.unshift({ chargeId, amount: part })
    if (amount > part) next.unshift({ chargeId, amount: amount - part })
  }
  return { next, taken }
}

async function eraseRefunds(trx: Trx, paymentId: number): Promise<void> {
  const refunds = () => PaymentRefund.byKey('payment_id', paymentId, trx)
  await RefundPart.byKey('refund_id', refunds().select('id'), trx).delete()
  await refunds().delete()
}
