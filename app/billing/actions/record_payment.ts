import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { nextInSequence } from '#app/core/sequences/sequence'
import { firmToday } from '#app/core/time_zone'
import { MAX_AMOUNT } from '#app/billing/domain/charge_amounts'
import { paymentText } from '#app/billing/domain/charge_text'
import { inOrder } from '#app/billing/domain/in_order'
import type { PaymentFields } from '#app/billing/domain/payment_fields'
import type { ChargeQuery } from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { owedInOrder } from '#app/billing/queries/open_charges'
import type { BillingFirm } from './add_charge.js'
import { applyPayment, type Application } from './apply_payment.js'
import { changingMoney } from './changing_money.js'
import { holdAccount } from './hold_account.js'
import type { StoreProof } from './store_proof.js'
import { mattersOfPayment, matterToTell, type Change } from './log_charge.js'
import { notifyReviewers } from './payment_notices.js'

export interface NewPayment {
  fields: PaymentFields
  /** The charges that who records it may know of. */
  charges: (trx: Trx) => ChargeQuery
  source: Payment['source']
  /** Waits until somebody else says that it is so. */
  inReview: boolean
  /** Keeps the file that proves it. */
  proof?: StoreProof
  /** Whether it may pay charges that were issued after it. */
  isAdvance?: boolean
  /** Pays what is due first with it, in place of the applications of its fields. */
  inOrder?: boolean
  /** Says what it pays in place of them, once the account of the client is held. */
  spread?: (trx: Trx) => Promise<Application[]>
}

/** Writes down money that a client gave, and what it pays. */
export class RecordPayment {
  /** Throws a FieldProblem for what does not fit together, `clientNotInWorkspace` for a client of others. Within `trx`, which has locked nothing yet, when given. */
  handle(author: Author, firm: BillingFirm, payment: NewPayment, trx?: Trx): Promise<Payment> {
    return trx
      ? this.within(trx, author, firm, payment)
      : changingMoney((own) => this.within(own, author, firm, payment))
  }

  private async within(trx: Trx, author: Author, firm: BillingFirm, added: NewPayment): Promise<Payment> {
    const { fields, charges, source, inReview, proof, isAdvance } = added
    const { applications: _, ...columns } = fields
    const today = firmToday(firm)
    check(fields, today)
    const number = await nextInSequence(trx, firm.id, 'payments')
    const client = await holdAccount(trx, firm, fields.clientId)
    const proofId = (await proof?.(trx)) ?? null
    const state = inReview ? ('review' as const) : ('accepted' as const)
    const payment = new Payment().useTransaction(trx)
    payment.merge({ ...columns, workspaceId: firm.id, number, state, source, proofId, createdById: author.userId })
    payment.exchangeRate = fields.currency === 'MXN' ? null : fields.exchangeRate
    payment.merge({ searchText: paymentText(number, client.name, fields.reference), version: 1 })
    payment.merge({ applied: 0, refunded: 0, credit: fields.amount })
    payment.merge({ reviewedById: null, reviewedAt: null, reason: null })
    await payment.save()
    const next = await this.applicationsOf(trx, added)
    await applyPayment(trx, author, payment, { charges: () => charges(trx), next, on: today, isAdvance })
    await payment.save()
    if (inReview) await notifyReviewers(trx, payment, { actorId: author.userId, clientName: client.name })
    await logPayment(trx, author, payment, {
      action: 'payment.recorded',
      after: { clientName: client.name, ...told(payment), state },
    })
    return payment
  }

  private async applicationsOf(trx: Trx, { fields, charges, spread, ...added }: NewPayment): Promise<Application[]> {
    if (spread) return spread(trx)
    if (!added.inOrder) return fields.applications
    const { clientId, currency, amount, paidOn } = fields
    return inOrder(await owedInOrder(charges(trx), clientId, currency), amount, paidOn)
  }
}

const told = ({ amount, currency, paidOn, method, applied, credit }: Payment) => {
  return { amount, currency, paidOn, method, applied, credit }
}

/** Writes what was done with a payment in the log of its firm, and of the matter of what it pays. `former` are the matters of what it paid before. */
export async function logPayment(
  trx: Trx,
  author: Author,
  payment: Payment,
  { former = [], ...change }: Change & { former?: number[] }
): Promise<void> {
  const { workspaceId, id, number } = payment
  const matterId = await matterToTell(trx, [...former, ...(await mattersOfPayment(trx, id))])
  const after = { number, ...change.after }
  const subject = { type: 'payment', id }
  await record(trx, author, { workspaceId, subject, ...(matterId && { matterId }), ...change, after })
}

function check({ amount, currency, exchangeRate, paidOn }: PaymentFields, today: string): void {
  if (amount <= 0) throw new FieldProblem('amount', 'forms.greater_than', { value: '0' })
  if (amount > MAX_AMOUNT) throw new FieldProblem('amount', 'billing.problem.too_much')
  if (currency !== 'MXN' && !exchangeRate) throw new FieldProblem('exchangeRate', 'forms.required')
  if (paidOn > today) throw new FieldProblem('paidOn', 'billing.problem.paid_later')
}
