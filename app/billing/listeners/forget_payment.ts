import { rowsBy } from '#app/core/tenancy/rows'
import type PaymentErased from '#app/billing/events/payment_erased'

/** That a receipt was sent stays known when its payment is deleted. */
export default class ForgetPayment {
  async handle({ trx, payment }: PaymentErased) {
    await rowsBy(trx, 'charge_emails', { payment_id: payment.id }).update({ payment_id: null })
  }
}
