import { firmToday } from '#app/core/time_zone'
import User from '#app/accounts/models/user'
import { standingOf } from '#app/billing/domain/charge_line'
import type Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'
import RecurringCharge from '#app/billing/models/recurring_charge'
import Client from '#app/clients/models/client'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

const SHOWN = [
  ...(['id', 'reference', 'state', 'status', 'settledBy', 'settledOn', 'issuedOn', 'dueOn', 'currency'] as const),
  ...(['exchangeRate', 'subtotal', 'discount', 'tax', 'withheldIsr', 'withheldIva', 'total', 'paid'] as const),
  ...(['writtenOff', 'remaining', 'isrRate', 'withholdsIva', 'notes', 'internalNotes', 'reason', 'version'] as const),
  ...(['hasFreeAmounts', 'isOpen', 'period'] as const),
]

const pick = <T, K extends keyof T>(of: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<T, K>

/** A matter as a charge names it. */
export interface NamedMatter {
  id: number
  reference: string
  title: string
}

/** The matters of some concepts by their ids, as far as somebody sees them, those in the trash too: a charge keeps naming them. */
async function mattersOf(viewer: MatterViewer, ids: number[]): Promise<Map<number, NamedMatter>> {
  if (ids.length === 0) return new Map()
  const rows = await Matter.seenEvenTrashed(viewer).whereIn('matters.id', ids).select('id', 'reference', 'title')
  return new Map(rows.map(({ id, reference, title }) => [id, { id, reference, title }]))
}

/** The concepts of a charge in their order. Money in centavos, quantities in millionths. */
export async function itemsOfCharge(charge: Charge, viewer: MatterViewer) {
  const items = await ChargeItem.byKey('charge_id', charge.id).orderBy('position')
  const matters = await mattersOf(viewer, [...new Set(items.flatMap(({ matterId }) => matterId ?? []))])
  return items.map((item) => ({
    ...pick(item, [
      'id',
      'kind',
      'description',
      'quantity',
      'unitPrice',
      'discount',
      'amount',
      'tax',
      'taxKind',
    ] as const),
    withheld: item.withheld,
    matter: item.matterId === null ? null : (matters.get(item.matterId) ?? null),
  }))
}

/** What payments pay of a charge, the oldest first; `isSeen` says whether the reader may open the payment. */
async function paymentsOf(charge: Charge, viewer: MatterViewer) {
  const applied = await PaymentApplication.byKey('charge_id', charge.id).orderBy('id')
  const ids = applied.map(({ paymentId }) => paymentId)
  if (ids.length === 0) return []
  const payments = await Payment.in({ id: charge.workspaceId }).whereIn('payments.id', ids)
  const seen = await Payment.seenBy(viewer).whereIn('payments.id', ids).select('payments.id')
  const [of, open] = [new Map(payments.map((one) => [one.id, one])), new Set(seen.map(({ id }) => id))]
  return applied.map(({ paymentId, amount }) => ({
    ...pick(of.get(paymentId)!, ['id', 'number', 'paidOn', 'method', 'state'] as const),
    ...{ amount, isSeen: open.has(paymentId) },
  }))
}

async function nameOf(userId: number | null): Promise<string | null> {
  const user = userId === null ? null : await User.find(userId)
  return user?.name ?? null
}

/** A charge with all that its page shows, in a constant number of queries. `today` is the day of the firm. */
export async function chargePage(charge: Charge, firm: { timeZone: string }, viewer: MatterViewer) {
  const today = firmToday(firm)
  const client = await Client.in({ id: charge.workspaceId }).where('clients.id', charge.clientId).first()
  const recurring = charge.recurringId
    ? await RecurringCharge.seenBy(viewer).where('recurring_charges.id', charge.recurringId).first()
    : null
  return {
    ...pick(charge, SHOWN),
    standing: standingOf(charge, today),
    today,
    canceledAt: charge.canceledAt?.toISO() ?? null,
    canceledBy: await nameOf(charge.canceledById),
    createdBy: await nameOf(charge.createdById),
    client: client && pick(client, ['id', 'name', 'type', 'rfc'] as const),
    items: await itemsOfCharge(charge, viewer),
    payments: await paymentsOf(charge, viewer),
    recurring: recurring && { id: recurring.id, title: recurring.title },
  }
}

export type ChargeCard = Awaited<ReturnType<typeof chargePage>>
