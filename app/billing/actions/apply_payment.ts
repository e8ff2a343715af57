import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { saidDay } from '#app/core/text/said_day'
import type { ChargeStatus } from '#app/billing/domain/charge_states'
import { pesos } from '#app/billing/domain/pesos'
import type Charge from '#app/billing/models/charge'
import type { ChargeQuery } from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'
import { lockCharges } from './hold_account.js'
import { balanceOf, changed, logCharge } from './log_charge.js'

/** What of a payment pays which charge, in centavos. */
export interface Application {
  chargeId: number
  amount: number
}

interface Applying {
  /** The charges among which those of the payment are looked for, within the transaction. */
  charges: () => ChargeQuery
  next: Application[]
  /** The day on which balances change. */
  on: string
  /** Whether a charge may be younger than the payment: an advance may be applied later. */
  isAdvance?: boolean
  /** Whether what it pays so far counts; not of a payment that is being accepted. */
  didCount?: boolean
  /** What a charge of which less is paid counts as from then on, whatever somebody said of it before; where it is not there, that follows from what is paid. */
  statusOf?: (chargeId: number) => ChargeStatus
}

/** What a payment pays by now, held until the transaction ends. One that pays nothing is not asked: MariaDB would hold the place where others write theirs. */
export async function applicationsOf(trx: Trx, payment: Payment): Promise<PaymentApplication[]> {
  if (payment.applied === 0) return []
  return PaymentApplication.byKey('payment_id', payment.id, trx).orderBy('charge_id').forUpdate()
}

/**
 * Has a payment pay these charges in place of those that it pays, with the account of its client held. While it does not count, the charges keep their balance. Throws a FieldProblem at
 * `applications.<place>.amount` for more than is owed, for another client or currency, and for a charge that takes no payments. The payment is not saved.
 */
export async function applyPayment(
  trx: Trx,
  author: Author,
  payment: Payment,
  { charges: scope, next, on, isAdvance, didCount = payment.counts, statusOf }: Applying
): Promise<void> {
  const current = await applicationsOf(trx, payment)
  const before = new Map(didCount ? current.map(({ chargeId, amount }) => [chargeId, amount]) : [])
  const ids = [...new Set([...before.keys(), ...next.map(({ chargeId }) => chargeId)])].sort(
    (one, other) => one - other
  )
  const charges = await lockCharges(scope(), ids, 'applications')
  const after = new Map<number, number>()
  for (const [at, { chargeId, amount }] of next.entries()) {
    const field = `applications.${at}.amount`
    if (after.has(chargeId)) throw new FieldProblem(field, 'billing.problem.twice')
    check(payment, charges.get(chargeId)!, { amount, had: before.get(chargeId) ?? 0, field, isAdvance })
    after.set(chargeId, amount)
  }
  const applied = [...after.values()].reduce((total, amount) => total + amount, 0)
  if (applied + payment.refunded > payment.amount)
    throw new FieldProblem('amount', 'billing.problem.over_applied', {
      value: pesos(payment.amount - payment.refunded),
    })
  for (const id of payment.counts ? ids : []) {
    const delta = (after.get(id) ?? 0) - (before.get(id) ?? 0)
    await receive(trx, author, charges.get(id)!, { delta, on, status: statusOf?.(id) })
  }
  if (current.length > 0) await PaymentApplication.byKey('payment_id', payment.id, trx).delete()
  const rows = [...after].map(([chargeId, amount]) => ({ chargeId, amount }))
  const { workspaceId, id: paymentId } = payment
  await PaymentApplication.createMany(
    rows.map((row) => ({ ...row, workspaceId, paymentId })),
    { client: trx }
  )
  payment.divide({ applied, refunded: payment.refunded })
}

/** Changes what a charge has got, and tells the log. */
async function receive(
  trx: Trx,
  author: Author,
  charge: Charge,
  { delta, on, status }: { delta: number; on: string; status: ChargeStatus | undefined }
): Promise<void> {
  if (delta === 0) return
  const before = balanceOf(charge)
  charge.receive(charge.paid + delta, on)
  if (status === 'paid' && charge.status === 'pending') charge.mark(on)
  if (status === 'pending') charge.unmark(on)
  charge.version += 1
  await charge.save()
  const { before: was, after } = changed(before, balanceOf(charge))
  await logCharge(trx, author, charge, { action: 'charge.balance_changed', before: was, after })
}

interface Asked {
  amount: number
  /** What the payment pays of the charge so far. */
  had: number
  field: string
  isAdvance?: boolean
}

function check(payment: Payment, charge: Charge, { amount, had, field, isAdvance }: Asked): void {
  if (amount <= 0) throw new FieldProblem(field, 'forms.greater_than', { value: '0' })
  if (charge.clientId !== payment.clientId) throw new FieldProblem(field, 'billing.problem.other_client')
  if (charge.currency !== payment.currency)
    throw new FieldProblem(field, 'billing.problem.other_currency', { currency: charge.currency })
  if (amount === had) return
  if (amount > had) charge.mustTakePayments(field)
  if (!isAdvance && had === 0 && charge.issuedOn !== null && payment.paidOn < charge.issuedOn)
    throw new FieldProblem(field, 'billing.problem.paid_before_issue', { day: saidDay(charge.issuedOn) })
  if (amount - had > charge.remaining)
    throw new FieldProblem(field, 'billing.problem.exceeds', { value: pesos(charge.remaining + had) })
}
