import type { Currency } from '#app/core/money'
import type { OpenCharge } from '#app/billing/domain/in_order'
import type { ChargeQuery } from '#app/billing/models/charge'
import Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'
import type { MatterViewer } from '#app/matters/models/matter'

/** Charges of a client that a form offers at most. */
export const MOST_OPEN = 200

/** A charge that a payment may pay. `remaining` is what it needs without the payment; `applied` what the payment pays of it by now. */
export type PayableCharge = OpenCharge & {
  reference: string
  concept: string | null
  currency: Currency
  status: Charge['status']
  total: number
  applied: number
}

/** Narrows charges to those of a client that are issued and need something, as they are due. */
export function whereOwed(query: ChargeQuery, clientId: number): ChargeQuery {
  return query
    .where('charges.client_id', clientId)
    .where('charges.state', 'issued')
    .where('charges.remaining', '>', 0)
    .orderByRaw("coalesce(charges.due_on, '9999') asc")
    .orderBy('charges.issued_on')
    .orderBy('charges.id')
    .limit(MOST_OPEN)
}

const payable = (charge: Charge, applied: number): PayableCharge => ({
  ...{ id: charge.id, reference: charge.reference ?? '', concept: charge.items[0]?.description ?? null },
  ...{ issuedOn: charge.issuedOn, dueOn: charge.dueOn, currency: charge.currency, status: charge.status },
  ...{ total: charge.total, remaining: charge.remaining, applied },
})

const withConcept = (query: ChargeQuery) =>
  query.preload('items', (items) => void items.where('position', 0).select('id', 'charge_id', 'description'))

/** The charges of a client that somebody may record a payment for. Two queries. */
export async function openCharges(viewer: MatterViewer, clientId: number): Promise<PayableCharge[]> {
  const charges = await withConcept(whereOwed(Charge.seenBy(viewer), clientId))
  return charges.map((charge) => payable(charge, 0))
}

/** The same for a payment that exists: with those that it pays by now. Five queries. */
export async function payableBy(viewer: MatterViewer, payment: Payment): Promise<PayableCharge[]> {
  const own = await PaymentApplication.byKey('payment_id', payment.id)
  const applied = new Map(own.map(({ chargeId, amount }) => [chargeId, amount]))
  const paid = await withConcept(Charge.seenBy(viewer).whereIn('charges.id', [...applied.keys()]))
  const open = await withConcept(
    whereOwed(Charge.seenBy(viewer), payment.clientId).where('charges.currency', payment.currency)
  )
  const all = new Map([...paid, ...open].map((charge) => [charge.id, charge]))
  return [...all.values()].map((charge) => {
    const had = applied.get(charge.id) ?? 0
    const counted = payment.counts ? had : 0
    return { ...payable(charge, had), remaining: charge.remaining + counted }
  })
}

/** Those over which a payment is spread in order, held until the transaction ends; what counts as paid by somebody's word is left alone. */
export function owedInOrder(charges: ChargeQuery, clientId: number, currency: Currency): Promise<Charge[]> {
  return whereOwed(charges, clientId)
    .where('charges.currency', currency)
    .where('charges.status', 'pending')
    .forUpdate() as Promise<Charge[]>
}
