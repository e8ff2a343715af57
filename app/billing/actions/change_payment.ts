import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { NotFound } from '#app/core/errors/no_access'
import { MILLION } from '#app/billing/domain/charge_amounts'
import type { ChargeQuery } from '#app/billing/models/charge'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { changingMoney } from './changing_money.js'
import { holdAccount } from './hold_account.js'
import { changed, mattersOfPayment } from './log_charge.js'
import { logPayment } from './record_payment.js'

/** A payment that was looked at in a version. */
export interface SeenPayment {
  payment: Payment
  version: number
}

/** All charges of the firm of a payment: who may see a payment may see all that it pays. */
export const chargesOfFirm = (payment: Payment, trx: Trx) => (): ChargeQuery =>
  Charge.in({ id: payment.workspaceId }, trx) as ChargeQuery

/** Those of them that somebody may know of: what they choose anew is among these, and a refusal tells nothing of others. */
export const chargesSeenBy = (author: Author, payment: Payment, trx: Trx) => (): ChargeQuery =>
  Charge.seenBy({ userId: author.userId ?? 0, workspaceId: payment.workspaceId }, trx)

/** Holds a payment and the account of its client. Throws NotFound when it is gone, a FieldProblem for another version. */
export async function lockPayment(trx: Trx, { payment, version }: SeenPayment): Promise<Payment> {
  await holdAccount(trx, { id: payment.workspaceId }, payment.clientId)
  const current = await Payment.in({ id: payment.workspaceId }, trx)
    .where('payments.id', payment.id)
    .forUpdate()
    .first()
  if (!current) throw new NotFound('payments')
  current.mustBeAt(version)
  return current
}

const FIGURES = ['state', 'applied', 'refunded', 'credit'] as const
const figuresOf = (payment: Payment) => ({
  ...Object.fromEntries(FIGURES.map((name) => [name, payment[name]])),
  exchangeRate: payment.exchangeRate === null ? null : payment.exchangeRate / MILLION,
})

/** Changes one payment with the account of its client held, and writes its figures before and after in the log. */
export function changePayment(
  author: Author,
  seen: SeenPayment,
  action: string,
  change: (payment: Payment, trx: Trx) => Promise<Record<string, unknown> | void>
): Promise<Payment> {
  return changingMoney(async (trx) => {
    const payment = await lockPayment(trx, seen)
    const before = figuresOf(payment)
    const former = await mattersOfPayment(trx, payment.id)
    const said = await change(payment, trx)
    payment.version += 1
    await payment.save()
    const { before: was, after } = changed(before, figuresOf(payment))
    await logPayment(trx, author, payment, { action, former, before: was, after: { ...after, ...said } })
    return payment
  })
}
