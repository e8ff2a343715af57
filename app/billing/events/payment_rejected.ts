import type { Trx } from '#app/core/database/trx'
import { EventWithin } from '#app/core/event_within'
import type Payment from '#app/billing/models/payment'

/** A second person said that a payment is none: who keeps rows that take it for one lets go of them. It stays, and counts for nothing. */
export default class PaymentRejected extends EventWithin {
  constructor(
    trx: Trx,
    readonly payment: Payment
  ) {
    super(trx)
  }
}
