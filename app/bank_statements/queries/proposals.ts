import { DateTime } from 'luxon'
import type { Currency } from '#app/core/money'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import Client from '#app/clients/models/client'
import type { MatterViewer } from '#app/matters/models/matter'
import { nameSearchOf } from '#app/bank_statements/domain/names_in_text'
import { propose } from '#app/bank_statements/domain/propose'
import type { Incoming, KnownCharge, KnownClient, KnownPayment, Proposal } from '#app/bank_statements/domain/proposal'
import { marksIn } from '#app/bank_statements/domain/text_marks'
import BankMovement from '#app/bank_statements/models/bank_movement'

const DAYS_APART = 10
const MOST_NAMES = 200
const MOST_CLIENTS = 200
const MOST_PAYMENTS = 300
const MOST_CHARGES = 1_000
const NUMBERS = /\b[a-z]{0,9}-?\d{1,9}\b/gi

/** What each of some movements probably is, by id, as far as somebody may know of it: five queries, however many there are. */
export async function proposalsFor(
  viewer: MatterViewer,
  movements: readonly Incoming[]
): Promise<Map<number, Proposal[]>> {
  if (movements.length === 0) return new Map()
  const named = await clientsNamed(viewer, movements)
  const [payments, charges] = [await paymentsLike(viewer, movements), await chargesLike(viewer, movements, named)]
  const known = new Map(named.map((client) => [client.id, client]))
  const others = [...payments, ...charges].map(({ clientId }) => clientId).filter((id) => !known.has(id))
  for (const client of await clientsBy(viewer, [...new Set(others)])) known.set(client.id, client)
  const whole = payments.map((payment) => ({ ...payment, clientName: known.get(payment.clientId)?.name ?? '' }))
  const all = { payments: whole, charges, clients: known }
  return new Map(movements.map((movement) => [movement.id, propose(movement, all)]))
}

const firmOf = ({ workspaceId }: MatterViewer) => ({ id: workspaceId ?? 0 })
const textOf = ({ description, reference }: Incoming) => [description, reference].filter(Boolean).join(' ')
const currenciesOf = (movements: readonly Incoming[]): Currency[] => [
  ...new Set(movements.map(({ currency }) => currency)),
]
const amountsOf = (movements: readonly Incoming[]) => [...new Set(movements.map(({ amount }) => amount))]

/** The clients that the texts name, by RFC or by the beginning of their names. */
async function clientsNamed(viewer: MatterViewer, movements: readonly Incoming[]): Promise<KnownClient[]> {
  const texts = movements.map(textOf)
  const rfcs = [...new Set(texts.flatMap((text) => marksIn(text).rfcs))]
  const { beginnings, wholes } = nameSearchOf(texts, MOST_NAMES)
  const rows = await Client.in(firmOf(viewer))
    .where((either) => {
      void either.whereIn('clients.rfc', rfcs).orWhereIn('clients.name_folded', wholes)
      for (const beginning of beginnings)
        void either.orWhereBetween('clients.name_folded', [beginning, `${beginning}\u{10ffff}`])
    })
    .orderBy('clients.id')
    .limit(MOST_CLIENTS)
    .select('clients.id', 'clients.name', 'clients.rfc')
  return rows.map(({ id, name, rfc }) => ({ id, name, rfc: rfc ?? null }))
}

async function clientsBy(viewer: MatterViewer, ids: number[]): Promise<KnownClient[]> {
  if (ids.length === 0) return []
  const rows = await Client.in(firmOf(viewer))
    .whereIn('clients.id', ids)
    .select('clients.id', 'clients.name', 'clients.rfc')
  return rows.map(({ id, name, rfc }) => ({ id, name, rfc: rfc ?? null }))
}

/** Payments of such amounts near these days that are no movement yet. */
async function paymentsLike(
  viewer: MatterViewer,
  movements: readonly Incoming[]
): Promise<Omit<KnownPayment, 'clientName'>[]> {
  const days = movements.map(({ day }) => day).sort()
  const around: [string, string] = [shifted(days[0]!, -DAYS_APART), shifted(days.at(-1)!, DAYS_APART)]
  const taken = BankMovement.in(firmOf(viewer)).whereColumn('bank_movements.payment_id', 'payments.id')
  const rows = await Payment.seenBy(viewer)
    .whereIn('payments.state', ['review', 'accepted'])
    .whereBetween('payments.paid_on', around)
    .whereIn('payments.amount', amountsOf(movements))
    .whereIn('payments.currency', currenciesOf(movements))
    .whereNotExists(taken)
    .orderBy('payments.id', 'desc')
    .limit(MOST_PAYMENTS)
  return rows.map(({ id, number, clientId, amount, currency, paidOn, reference, state }) => ({
    ...{ id, number, clientId, amount, currency, paidOn, reference: reference ?? null },
    state: state === 'review' ? 'review' : 'accepted',
  }))
}

const shifted = (day: string, days: number) => DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!

/** Charges that are owed: of the clients that are named, of such amounts, or whose number is said. */
async function chargesLike(
  viewer: MatterViewer,
  movements: readonly Incoming[],
  named: readonly KnownClient[]
): Promise<KnownCharge[]> {
  const numbers = [...new Set(movements.flatMap((each) => textOf(each).toUpperCase().match(NUMBERS) ?? []))]
  const query = Charge.seenBy(viewer)
    .where('charges.state', 'issued')
    .where('charges.status', 'pending')
    .where('charges.remaining', '>', 0)
    .whereIn('charges.currency', currenciesOf(movements))
    .where((any) => {
      void any.whereIn('charges.remaining', amountsOf(movements))
      void any.orWhereIn('charges.reference', numbers.slice(0, MOST_NAMES))
      void any.orWhereIn(
        'charges.client_id',
        named.map(({ id }) => id)
      )
    }) as ChargeQuery
  const rows = await query.orderBy('charges.due_on').orderBy('charges.id').limit(MOST_CHARGES)
  return rows.map(({ id, reference, clientId, currency, remaining, issuedOn, dueOn }) => ({
    ...{ id, reference: reference ?? '', clientId, currency, remaining, issuedOn, dueOn },
  }))
}
