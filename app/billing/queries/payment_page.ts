import type { Currency } from '#app/core/money'
import User from '#app/accounts/models/user'
import type { ChargeState, ChargeStatus } from '#app/billing/domain/charge_states'
import BillingFile from '#app/billing/models/billing_file'
import Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'
import PaymentRefund from '#app/billing/models/payment_refund'
import type { MatterViewer } from '#app/matters/models/matter'
import { knownProof } from './known_proofs.js'
import { paymentLine } from './list_payments.js'

/** What a payment pays of a charge, with the balance of the charge now. Money in centavos. */
export type PaidCharge = {
  chargeId: number
  reference: string
  amount: number
  currency: Currency
  dueOn: string | null
  total: number
  remaining: number
  state: ChargeState
  status: ChargeStatus
}

type Names = (id: number | null) => string | null

/** All that the page of a payment shows of it: eight queries, however much it pays. */
export async function paymentPage(viewer: MatterViewer, payment: Payment) {
  await payment.load('client', (client) => void client.select('id', 'name'))
  const refunds = await PaymentRefund.byKey('payment_id', payment.id).orderBy('id')
  const names = await userNames([payment.createdById, payment.reviewedById, ...refunds.map((one) => one.createdById)])
  return {
    ...paymentLine(payment),
    ...{ exchangeRate: payment.exchangeRate, notes: payment.notes, reason: payment.reason, version: payment.version },
    ...{ recordedBy: names(payment.createdById), recordedAt: payment.createdAt.toISO()! },
    ...{ reviewedBy: names(payment.reviewedById), reviewedAt: payment.reviewedAt?.toISO() ?? null },
    /** Who recorded it may not accept it. */
    isOwn: payment.createdById === viewer.userId,
    charges: await chargesPaidBy(payment),
    refunds: refunds.map((refund) => refundLine(refund, names)),
    proof: await proofOf(viewer, payment),
  }
}
export type PaymentDetails = Awaited<ReturnType<typeof paymentPage>>

/** What a payment pays. Who sees a payment may see all of it. */
export async function chargesPaidBy(payment: Payment): Promise<PaidCharge[]> {
  const applied = await PaymentApplication.byKey('payment_id', payment.id).orderBy('id')
  const ids = applied.map(({ chargeId }) => chargeId)
  const charges = await Charge.in({ id: payment.workspaceId }).whereIn('charges.id', ids)
  const byId = new Map(charges.map((charge) => [charge.id, charge]))
  return applied.map(({ chargeId, amount }) => {
    const { reference, currency, dueOn, total, remaining, state, status } = byId.get(chargeId)!
    return { chargeId, reference: reference ?? '', amount, currency, dueOn, total, remaining, state, status }
  })
}

const refundLine = (refund: PaymentRefund, names: Names) => ({
  ...{ id: refund.id, amount: Number(refund.amount), refundedOn: refund.refundedOn, method: refund.method },
  ...{ reference: refund.reference, reason: refund.reason, by: names(refund.createdById) },
})

async function proofOf(viewer: MatterViewer, { proofId, workspaceId }: Payment) {
  if (proofId === null) return null
  const file = await BillingFile.findIn({ id: workspaceId }, proofId)
  const known = await knownProof(viewer, file.sha256, file.id)
  return {
    ...{ name: file.name, mediaType: file.mediaType, size: Number(file.size) },
    /** Where the same file proves something else. */
    sameAs: (known?.uses ?? []).map(({ said, href }) => ({ ...said, href })),
    isElsewhere: known?.isElsewhere ?? false,
  }
}

async function userNames(ids: (number | null)[]): Promise<Names> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const users = known.length > 0 ? await User.query().whereIn('id', known).select('id', 'name') : []
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}
