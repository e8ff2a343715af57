import { DateTime } from 'luxon'
import type { Viewer } from '#app/core/contributions/registries'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import ChargeMatter from '#app/billing/models/charge_matter'
import Payment, { type PaymentQuery } from '#app/billing/models/payment'
import { BUCKET_DAYS, type AgeBucket, type Slice } from '#app/insights/domain/slices'
import Matter from '#app/matters/models/matter'

/** Charges that somebody sees, in one currency; of the matters of a person, of a branch of law, or of no matter when that is named. */
function chargesOf(viewer: Viewer, { currency, person, materia }: Slice): ChargeQuery {
  const query = Charge.seenBy(viewer).where('charges.currency', currency) as ChargeQuery
  if (!viewer.may('facturas:leer')) query.whereRaw('1 = 0')
  const linked = ChargeMatter.in({ id: viewer.workspaceId ?? 0 }).whereColumn('charge_matters.charge_id', 'charges.id')
  if (materia === 'none') query.whereNotExists(linked)
  const ofLaw = materia === 'none' ? null : materia
  if (person !== null || ofLaw !== null) void Charge.ofMatters(query, matters(viewer, { person, materia: ofLaw }))
  return query
}

function matters(viewer: Viewer, { person, materia }: Pick<Slice, 'person' | 'materia'>) {
  const query = Matter.seenBy(viewer)
  if (person === 0) query.whereNull('matters.responsible_id')
  else if (person !== null) query.where('matters.responsible_id', person)
  if (materia !== null) query.where('matters.materia', materia)
  return query
}

/** Charges with a number that were issued in the span and not called off. */
export const billedCharges = (viewer: Viewer, slice: Slice): ChargeQuery =>
  chargesOf(viewer, slice)
    .whereIn('charges.state', ['issued', 'written_off'])
    .whereBetween('charges.issued_on', [slice.from, slice.to])

/** Charges on which something is owed today, whenever they were issued; of one bucket of age when one is named. */
export function owedCharges(viewer: Viewer, slice: Slice): ChargeQuery {
  const query = chargesOf(viewer, slice)
    .where({ 'charges.state': 'issued', 'charges.status': 'pending' })
    .where('charges.remaining', '>', 0)
  return slice.bucket === null ? query : inBucket(query, slice.bucket, slice.today)
}

/** Charges that payments settled on a day of the span. */
export const settledCharges = (viewer: Viewer, slice: Slice): ChargeQuery =>
  chargesOf(viewer, slice)
    .where({ 'charges.state': 'issued', 'charges.settled_by': 'payments' })
    .whereBetween('charges.settled_on', [slice.from, slice.to])

/** Accepted payments made in the span. */
export function receivedPayments(viewer: Viewer, slice: Slice): PaymentQuery {
  const query = Payment.seenBy(viewer)
    .where({ 'payments.state': 'accepted', 'payments.currency': slice.currency })
    .whereBetween('payments.paid_on', [slice.from, slice.to]) as PaymentQuery
  if (!viewer.may('facturas:leer')) query.whereRaw('1 = 0')
  return query
}

/** The due dates of a bucket: from and to, null where it has no end; without a due date nothing is late. */
export function dueDatesOf(bucket: AgeBucket, today: string): { from: string | null; to: string | null } {
  const [least, most] = BUCKET_DAYS[bucket]
  const before = (days: number) =>
    Number.isFinite(days) ? DateTime.fromISO(today, { zone: 'utc' }).minus({ days }).toISODate() : null
  return { from: before(most), to: before(least) }
}

function inBucket(query: ChargeQuery, bucket: AgeBucket, today: string): ChargeQuery {
  const { from, to } = dueDatesOf(bucket, today)
  if (bucket === 'not_due')
    return query.where((open) => void open.whereNull('charges.due_on').orWhere('charges.due_on', '>=', from!))
  if (from !== null) query.where('charges.due_on', '>=', from)
  return query.where('charges.due_on', '<=', to!)
}
