import type { Trx } from '#app/core/database/trx'
import { joinOn } from '#app/core/models/join_on'
import Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'

/** What an accepted payment pays of a charge, in centavos. */
export interface AppliedPayment {
  chargeId: number
  paidOn: string
  amount: number
}

/** The accepted payments of some charges of a firm, by charge, the earliest first: one query. */
export async function paymentsOfCharges(
  workspace: { id: number },
  chargeIds: readonly number[],
  trx?: Trx
): Promise<Map<number, AppliedPayment[]>> {
  const found = new Map<number, AppliedPayment[]>()
  if (chargeIds.length === 0) return found
  const rows = await PaymentApplication.in(workspace, trx)
    .join(...joinOn(Payment, 'payment_applications.payment_id'))
    .where('payments.state', 'accepted')
    .whereIn('payment_applications.charge_id', [...chargeIds])
    .orderBy('payments.paid_on')
    .orderBy('payments.id')
    .select('payment_applications.charge_id as chargeId', 'payments.paid_on as paidOn')
    .select('payment_applications.amount as amount')
    .pojo<{ chargeId: number | string; paidOn: string; amount: number | string }>()
  for (const { chargeId, paidOn, amount } of rows) {
    const each = { chargeId: Number(chargeId), paidOn, amount: Number(amount) }
    found.set(each.chargeId, [...(found.get(each.chargeId) ?? []), each])
  }
  return found
}
