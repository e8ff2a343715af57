import type PaymentErased from '#app/billing/events/payment_erased'
import type PaymentRejected from '#app/billing/events/payment_rejected'
import BankMovement from '#app/bank_statements/models/bank_movement'

/** The movement of a payment that is deleted, or that a second person did not accept, waits again. */
export default class ReopenMovement {
  async handle({ trx, payment }: PaymentErased | PaymentRejected) {
    const movement = await BankMovement.byKey('payment_id', payment.id, trx).forUpdate().first()
    if (!movement) return
    const waiting = {
      state: 'pending',
      paymentId: null,
      madePayment: false,
      decidedById: null,
      decidedAt: null,
    } as const
    await movement.merge({ ...waiting, version: movement.version + 1 }).save()
  }
}
