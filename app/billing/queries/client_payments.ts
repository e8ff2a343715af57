import db from '@adonisjs/lucid/services/db'
import { CURRENCIES, type Currency } from '#app/core/money'
import type { PaymentMethod } from '#app/billing/domain/payment_methods'
import Payment, { type PaymentQuery } from '#app/billing/models/payment'
import type { MatterViewer } from '#app/matters/models/matter'

/** A payment as short lists show it. Amounts in centavos, the day an ISO date. */
export type PaymentLine = {
  id: number
  number: number
  state: 'review' | 'accepted' | 'rejected'
  method: PaymentMethod
  paidOn: string
  currency: Currency
  amount: number
  /** What of it waits for charges. */
  credit: number
}

/** Payments in one currency, in centavos: what waits for charges of those that count, and what waits for a review. */
export type PaymentSums = { currency: Currency; credit: number; inReview: number; reviews: number }

/** The last payments of a client that somebody may know of. */
export async function lastPayments(viewer: MatterViewer, clientId: number, limit: number): Promise<PaymentLine[]> {
  const rows = await Payment.seenBy(viewer)
    .where('payments.client_id', clientId)
    .orderBy('payments.paid_on', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
  return rows.map(({ id, number, state, method, paidOn, currency, amount, credit }) => ({
    ...{ id, number, state, method, paidOn, currency },
    amount: Number(amount),
    credit: Number(credit),
  }))
}

type Row = { state: Payment['state']; currency: Currency; count: unknown; amount: unknown; credit: unknown }

/** What the payments of a query come to, by currency: one query. */
export async function paymentSums(query: PaymentQuery): Promise<PaymentSums[]> {
  const rows = (await query
    .whereIn('payments.state', ['accepted', 'review'])
    .select('payments.state', 'payments.currency')
    .select(
      db.raw('COUNT(*) AS count'),
      db.raw('SUM(payments.amount) AS amount'),
      db.raw('SUM(payments.credit) AS credit')
    )
    .groupBy('payments.state', 'payments.currency')
    .pojo<Row>()) as unknown as Row[]
  const found = (state: Row['state'], currency: Currency) =>
    rows.find((row) => row.state === state && row.currency === currency)
  return CURRENCIES.map((currency) => {
    const review = found('review', currency)
    return {
      currency,
      credit: Number(found('accepted', currency)?.credit ?? 0),
      inReview: Number(review?.amount ?? 0),
      reviews: Number(review?.count ?? 0),
    }
  }).filter(({ credit, reviews }) => credit > 0 || reviews > 0)
}
