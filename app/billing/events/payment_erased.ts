import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { EventWithin } from '#app/core/event_within'
import type Payment from '#app/billing/models/payment'

/** A payment is deleted: who keeps rows that name it lets go of them; its own row goes afterwards. */
export default class PaymentErased extends EventWithin {
  constructor(
    trx: Trx,
    readonly author: Author,
    readonly payment: Payment
  ) {
    super(trx)
  }
}
