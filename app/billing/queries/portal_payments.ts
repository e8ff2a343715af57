import type { Currency } from '#app/core/money'
import Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import { madeTo, type Debtor } from './client_account.js'

const PER_PAGE = 20

/** What of the payments of a client is shown to them. Money in centavos, days as ISO dates. */
export type ClientPayment = {
  id: number
  number: number
  paidOn: string
  method: Payment['method']
  currency: Currency
  amount: number
  credit: number
  refunded: number
  state: Payment['state']
  reason: string | null
  /** Whether they sent it themselves. */
  isMine: boolean
  hasProof: boolean
  charges: string[]
}

/** One page of what a client paid a firm, and of what they say to have paid, the last first. Four queries. */
export async function portalPayments(debtor: Debtor, wanted: number) {
  const counted = await madeTo(debtor).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const total = Number(counted.total)
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / PER_PAGE)))
  const payments = await madeTo(debtor)
    .preload('applications')
    .orderBy('payments.paid_on', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const ids = payments.flatMap(({ applications }) => applications.map(({ chargeId }) => chargeId))
  const charges = await Charge.in({ id: debtor.workspaceId }).whereIn('charges.id', ids).select('id', 'reference')
  const references = new Map(charges.map(({ id, reference }) => [id, reference ?? '']))
  const rows = payments.map((payment) => portalLine(payment, debtor.userId, references))
  return { rows, paging: { total, page, perPage: PER_PAGE } }
}

const portalLine = (payment: Payment, userId: number, references: Map<number, string>): ClientPayment => ({
  ...{ id: payment.id, number: payment.number, paidOn: payment.paidOn, method: payment.method },
  ...{ currency: payment.currency, amount: payment.amount, refunded: payment.refunded, state: payment.state },
  ...{ credit: payment.counts ? payment.credit : 0, reason: payment.reason },
  ...{ isMine: payment.createdById === userId, hasProof: payment.proofId !== null },
  charges: payment.applications.flatMap(({ chargeId }) => references.get(chargeId) ?? []),
})
