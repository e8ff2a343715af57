import { joinOn } from '#app/core/models/join_on'
import type { ChargeQuery } from '#app/billing/models/charge'
import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'

/**
 * Keeps the charges of which clients may be reminded: owed, with a due date, of a client who has an address, not paused for the charge or the client, and without a payment of the client
 * that the firm has not looked at yet.
 */
export function remindable(charges: ChargeQuery): ChargeQuery {
  return charges
    .join(...joinOn(Client, 'charges.client_id'))
    .leftJoin(...joinOn(User, 'clients.user_id'))
    .where({ 'charges.state': 'issued', 'charges.status': 'pending' })
    .where('charges.remaining', '>', 0)
    .whereNotNull('charges.due_on')
    .where((reachable) => void reachable.whereNotNull('clients.email').orWhereNotNull('users.email'))
    .whereNotExists((waiting) => {
      void waiting
        .from('payments')
        .whereColumn('payments.client_id', 'charges.client_id')
        .where('payments.state', 'review')
    })
    .whereNotExists((paused) => {
      void paused
        .from('reminder_pauses')
        .whereColumn('reminder_pauses.client_id', 'charges.client_id')
        .where((either) => {
          void either.whereNull('reminder_pauses.charge_id').orWhereColumn('reminder_pauses.charge_id', 'charges.id')
        })
    }) as ChargeQuery
}
