import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import { toSqlInstant } from '#app/core/models/columns'
import { OPEN_STATES } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'

interface ForClient {
  workspaceId: number
  clientId: number | null
  email: string
}

/** Throws `clientInvitedWithAnotherEmail` (EIE-400) when a client has an invitation, open and not expired, at another address. */
export async function assertNoOtherAddress(
  trx: TransactionClientContract,
  { workspaceId, clientId, email }: ForClient
) {
  if (clientId === null) return
  const other = await Invitation.in({ id: workspaceId }, trx)
    .where('client_id', clientId)
    .whereNot('email', email)
    .whereIn('state', [...OPEN_STATES])
    .where('expires_at', '>', toSqlInstant(clock.now()))
    .first()
  if (other) throw new Refusal('clientInvitedWithAnotherEmail')
}
