import { DateTime } from 'luxon'
import { toSqlInstant } from '#app/core/models/columns'
import type { ChargeQuery } from '#app/billing/models/charge'
import type { AccountScope } from './account_scope.js'

/** Charges of which something was owed on a day. `owed` is an expression for how much, in centavos, with its bindings. */
export interface OwedCharges {
  query: ChargeQuery
  owed: { sql: string; bindings: string[] }
}

/** What was paid of each charge after a day: less than what was paid by then, as people look at days that are not long ago. */
const paidLater = (ofClient: string) => `left join (
  select payment_applications.charge_id, sum(payment_applications.amount) as amount from payments
  join payment_applications on payment_applications.payment_id = payments.id
  where payments.workspace_id = ? and payments.state = 'accepted' and payments.paid_on > ? ${ofClient}
  group by payment_applications.charge_id
) as paid_later on paid_later.charge_id = charges.id`

/** What refunds after a day took back of what payments until then had paid: it was paid on that day. */
const refundedLater = (ofClient: string) => `left join (
  select refund_parts.charge_id, sum(refund_parts.amount) as amount from payment_refunds
  join payments on payments.id = payment_refunds.payment_id
  join refund_parts on refund_parts.refund_id = payment_refunds.id
  where payment_refunds.workspace_id = ? and payment_refunds.refunded_on > ? and payments.paid_on <= ? ${ofClient}
  group by refund_parts.charge_id
) as refunded_later on refunded_later.charge_id = charges.id`

const OWED_THEN = `(charges.total - charges.paid + coalesce(paid_later.amount, 0) - coalesce(refunded_later.amount, 0)
  - case when charges.settled_on <= ? then charges.written_off else 0 end)`

/** The moment in which a day of the firm ends. */
const endOf = (day: string, zone: string) => toSqlInstant(DateTime.fromISO(day, { zone }).plus({ days: 1 }))

/**
 * The charges that were owed at the end of a day. Today it is what is kept with each of them; for earlier days it follows from the payments and refunds made since, and from when a
 * charge was called off, given up or marked as paid.
 */
export function owedOn(scope: AccountScope, asOf: string, today: string): OwedCharges {
  const { charges, timeZone, workspaceId, clientId } = scope
  if (asOf >= today) {
    const query = charges().where({ 'charges.state': 'issued', 'charges.status': 'pending' })
    return { query: query.where('charges.remaining', '>', 0), owed: { sql: 'charges.remaining', bindings: [] } }
  }
  const [ofClient, client] = clientId === null ? ['', []] : ['and payments.client_id = ?', [clientId]]
  const query = charges()
    .joinRaw(paidLater(ofClient), [workspaceId, asOf, ...client])
    .joinRaw(refundedLater(ofClient), [workspaceId, asOf, asOf, ...client])
    .where('charges.issued_on', '<=', asOf)
    .whereIn('charges.state', ['issued', 'written_off', 'canceled'])
    .where((kept) => {
      void kept.whereNull('charges.canceled_at').orWhere('charges.canceled_at', '>=', endOf(asOf, timeZone))
    })
    .where((unmarked) => {
      void unmarked
        .whereNull('charges.settled_by')
        .orWhereNot('charges.settled_by', 'mark')
        .orWhere('charges.settled_on', '>', asOf)
    })
    .whereRaw(`${OWED_THEN} > 0`, [asOf])
  return { query, owed: { sql: OWED_THEN, bindings: [asOf] } }
}
