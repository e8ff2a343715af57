import type PaymentErased from '#app/billing/events/payment_erased'
import { returnToFund } from '#app/fees/actions/return_to_fund'

/** What a payment had taken out of a fund comes back to it when the payment is deleted. */
export default class ReturnToFund {
  async handle({ trx, author, payment }: PaymentErased) {
    await returnToFund(trx, author, payment)
  }
}
