import { firmToday } from '#app/core/time_zone'
import type Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import type Payment from '#app/billing/models/payment'
import { chargesPaidBy } from './payment_page.js'
import { paymentLine } from './list_payments.js'

/** A charge with its concepts, as programs read it: money in centavos, quantities and rates in millionths. Three queries. */
export async function apiCharge(charge: Charge, firm: { timeZone: string }) {
  await charge.load('client', (client) => void client.select('id', 'name'))
  const items = await ChargeItem.byKey('charge_id', charge.id).orderBy('position')
  return {
    ...{ id: charge.id, reference: charge.reference, state: charge.state, status: charge.status },
    client: { id: charge.client.id, name: charge.client.name },
    ...{ currency: charge.currency, exchangeRate: charge.exchangeRate },
    ...{ issuedOn: charge.issuedOn, dueOn: charge.dueOn, isOverdue: charge.isOverdue(firmToday(firm)) },
    ...{ subtotal: charge.subtotal, discount: charge.discount, tax: charge.tax, total: charge.total },
    ...{ withheldIsr: charge.withheldIsr, withheldIva: charge.withheldIva, isrRate: charge.isrRate },
    ...{ withholdsIva: charge.withholdsIva, paid: charge.paid, writtenOff: charge.writtenOff },
    ...{ remaining: charge.remaining, notes: charge.notes, internalNotes: charge.internalNotes },
    ...{ reason: charge.reason, version: charge.version, createdAt: charge.createdAt.toISO()! },
    items: items.map((item) => ({
      ...{ matterId: item.matterId, kind: item.kind, description: item.description, quantity: item.quantity },
      ...{ unitPrice: item.unitPrice, discount: item.discount, amount: item.amount, tax: item.tax },
      ...{ taxKind: item.taxKind, withheld: item.withheld },
    })),
  }
}

/** A payment with what it pays, as programs read it. Four queries. */
export async function apiPayment(payment: Payment) {
  await payment.load('client', (client) => void client.select('id', 'name'))
  const paid = await chargesPaidBy(payment)
  return {
    ...paymentLine(payment),
    ...{ exchangeRate: payment.exchangeRate, notes: payment.notes, reason: payment.reason },
    ...{ version: payment.version, createdAt: payment.createdAt.toISO()! },
    applications: paid.map(({ chargeId, reference, amount }) => ({ chargeId, reference, amount })),
  }
}
