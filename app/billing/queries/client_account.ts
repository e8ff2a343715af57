import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Currency } from '#app/core/money'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Payment, { type PaymentQuery } from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'

const MOST_OWED = 200

/** A client by their account, and the firm whose account they look at. */
export interface Debtor {
  userId: number
  workspaceId: number
}

/** What a client owes and when, as they read it. Money in centavos, days as ISO dates. */
export type OwedCharge = {
  id: number
  reference: string
  concepts: { description: string; amount: number }[]
  issuedOn: string | null
  dueOn: string | null
  isOverdue: boolean
  currency: Currency
  total: number
  remaining: number
  notes: string | null
  /** What the client says to have paid, which the firm has not looked at yet. */
  inReview: number
}

/** What a client owes one firm, in a currency: all of it, and what of it is late. */
export type OwedTotal = { currency: Currency; remaining: number; overdue: number; count: number }

/** The charges of a firm that a client still owes. */
export function owedTo({ userId, workspaceId }: Debtor, trx?: Trx): ChargeQuery {
  return Charge.owedBy(userId, trx)
    .where('charges.workspace_id', workspaceId)
    .where('charges.state', 'issued')
    .where('charges.status', 'pending')
    .where('charges.remaining', '>', 0)
}

/** What a client paid a firm, or says to have paid. */
export const madeTo = ({ userId, workspaceId }: Debtor): PaymentQuery =>
  Payment.madeBy(userId).where('payments.workspace_id', workspaceId)

/** One charge that a client owes. Null when it is not theirs, or not owed any more. */
export async function owedCharge(userId: number, id: number): Promise<Charge | null> {
  return Charge.owedBy(userId)
    .where('charges.id', id)
    .where('charges.state', 'issued')
    .where('charges.remaining', '>', 0)
    .first()
}

/** What somebody owes a firm, by currency; pesos and dollars are never added. One query. */
export async function owedTotals(debtor: Debtor, today: string): Promise<OwedTotal[]> {
  const rows = await owedTo(debtor)
    .groupBy('charges.currency')
    .orderBy('charges.currency')
    .select('charges.currency as currency')
    .count('* as count')
    .sum('charges.remaining as remaining')
    .select(db.raw('sum(case when charges.due_on < ? then charges.remaining else 0 end) as overdue', [today]))
    .pojo<{ currency: Currency; count: number | string; remaining: number | string; overdue: number | string }>()
  return rows.map(({ currency, count, remaining, overdue }) => ({
    ...{ currency, count: Number(count), remaining: Number(remaining), overdue: Number(overdue) },
  }))
}

/** The charges that a client owes a firm, what is due first first. Three queries. */
export async function owedCharges(debtor: Debtor, today: string): Promise<OwedCharge[]> {
  const charges = await owedTo(debtor)
    .preload('items', (items) => void items.orderBy('position'))
    .orderByRaw("coalesce(charges.due_on, '9999') asc")
    .orderBy('charges.id')
    .limit(MOST_OWED)
  const reviewed = await inReview(
    debtor,
    charges.map(({ id }) => id)
  )
  return charges.map((charge) => owedLine(charge, today, reviewed.get(charge.id) ?? 0))
}

/** A charge as its client reads it; its items are loaded. */
export const owedLine = (charge: Charge, today: string, reviewed: number): OwedCharge => ({
  ...{ id: charge.id, reference: charge.reference ?? '', issuedOn: charge.issuedOn, dueOn: charge.dueOn },
  concepts: charge.items.map(({ description, amount }) => ({ description, amount })),
  ...{ isOverdue: charge.isOverdue(today), currency: charge.currency, total: charge.total },
  ...{ remaining: charge.remaining, notes: charge.notes, inReview: reviewed },
})

/** What the payments of a client that wait for the firm would pay of each charge. */
async function inReview(debtor: Debtor, chargeIds: number[]): Promise<Map<number, number>> {
  if (chargeIds.length === 0) return new Map()
  const rows = await PaymentApplication.byKey('charge_id', chargeIds)
    .whereIn('payment_id', madeTo(debtor).where('payments.state', 'review').select('payments.id'))
    .groupBy('charge_id')
    .select('charge_id as chargeId')
    .sum('amount as amount')
    .pojo<{ chargeId: number; amount: number | string }>()
  return new Map(rows.map(({ chargeId, amount }) => [Number(chargeId), Number(amount)]))
}
