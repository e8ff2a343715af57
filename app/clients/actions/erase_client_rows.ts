import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'
import ClientErased from '#app/clients/events/client_erased'
import { OPEN_STATES } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'

/** Erases clients with all that is theirs alone. What became part of another one stands before it in `ids`, since it refers to it. */
export async function eraseClientRows(trx: Trx, ids: number[]): Promise<void> {
  for (const id of ids) await ClientErased.dispatch(trx, id)
  await cancelInvitations(trx, ids)
  for (const table of ['client_contacts', 'client_keys', 'client_tags'] as const)
    await rowsBy(trx, table, { client_id: ids }).delete()
  for (const id of ids) await rowsBy(trx, 'clients', { id }).delete()
}

/** Of a client that is gone the emails that were sent remain; who has one gets no further with it. */
async function cancelInvitations(trx: Trx, ids: number[]): Promise<void> {
  const now = toSqlInstant(clock.now())
  const open = Invitation.byKey('client_id', ids, trx).whereIn('state', [...OPEN_STATES])
  await open.update({ state: 'canceled', closed_at: now, open_key: null, updated_at: now })
  await Invitation.byKey('client_id', ids, trx).update({ client_id: null })
}
