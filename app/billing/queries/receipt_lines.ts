import Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'
import type { ReceiptLine } from '#app/billing/printing/receipt_document'

/** What a payment pays, for its receipt. Three queries. */
export async function receiptLines(payment: Payment): Promise<ReceiptLine[]> {
  const applied = await PaymentApplication.byKey('payment_id', payment.id).orderBy('charge_id')
  const charges = await Charge.in({ id: payment.workspaceId })
    .whereIn(
      'charges.id',
      applied.map(({ chargeId }) => chargeId)
    )
    .preload('items', (items) => void items.where('position', 0))
  const known = new Map(charges.map((charge) => [charge.id, charge]))
  return applied.flatMap(({ chargeId, amount }) => {
    const charge = known.get(chargeId)
    if (!charge) return []
    const { reference, remaining, items } = charge
    return [{ reference, concept: items[0]?.description ?? null, amount, remaining }]
  })
}
