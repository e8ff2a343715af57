import { addDays } from '#app/deadlines/domain/days'
import type { Currency } from '#app/core/money'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import type { MatterViewer } from '#app/matters/models/matter'
import { chargeSums } from './charge_sums.js'
import { paymentSums } from './client_payments.js'

/** Days ahead that count as this week. */
const WEEK = 7

/** How many there are, and how much they come to, by currency. Centavos. */
export type DueSums = { count: number; amounts: { currency: Currency; amount: number }[] }

/** What is owed to a firm and asks for somebody: past its due date, due within a week, and payments that wait for a review. */
export type MoneyDue = { overdue: DueSums; week: DueSums; review: DueSums; today: string; weekEnd: string }

/** The money that is due, as far as somebody may know of it; null when nothing is. Two queries. `today` is the day of the firm. */
export async function moneyDue(viewer: MatterViewer, today: string): Promise<MoneyDue | null> {
  const weekEnd = addDays(today, WEEK)
  const due = Charge.seenBy(viewer)
    .where({ 'charges.state': 'issued', 'charges.status': 'pending' })
    .where('charges.due_on', '<=', weekEnd)
  const { pending, overdue } = await chargeSums(due as never, today)
  const late = (currency: Currency) => overdue.sums.find((each) => each.currency === currency)?.remaining ?? 0
  const reviews = await paymentSums(Payment.seenBy(viewer).where('payments.state', 'review') as never)
  const sums: MoneyDue = {
    today,
    weekEnd,
    overdue: dueSums(
      overdue.count,
      overdue.sums.map(({ currency, remaining }) => ({ currency, amount: remaining }))
    ),
    week: dueSums(
      pending.count - overdue.count,
      pending.sums.map(({ currency, remaining }) => ({ currency, amount: remaining - late(currency) }))
    ),
    review: dueSums(
      reviews.reduce((sum, each) => sum + each.reviews, 0),
      reviews.map(({ currency, inReview }) => ({ currency, amount: inReview }))
    ),
  }
  return sums.overdue.count + sums.week.count + sums.review.count > 0 ? sums : null
}

const dueSums = (count: number, amounts: DueSums['amounts']): DueSums => ({
  count,
  amounts: amounts.filter(({ amount }) => amount > 0),
})
