import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { InvitationSubject } from '#app/core/contributions/registries'
import { Refusal } from '#app/core/errors/refusal'
import Client from '#app/clients/models/client'
import { followedRecords } from '#app/clients/followed_records'

type Acceptance = Parameters<InvitationSubject['accept']>[1]

/** Gives the account that accepted access to what the firm chose to show. Throws `invitationClosed` when the client is gone or another account has it. */
export async function linkClient(trx: TransactionClientContract, { invitation, user, author }: Acceptance) {
  const { workspaceId, clientId } = invitation
  const client = await Client.in({ id: workspaceId }, trx)
    .where('id', clientId ?? 0)
    .forUpdate()
    .first()
  if (!client || (client.userId !== null && client.userId !== user.id)) throw new Refusal('invitationClosed')
  const before = { userId: client.userId }
  await client.merge({ userId: user.id, email: client.email ?? user.email }).save()
  const subject = { type: 'client', id: client.id }
  await record(trx, author, { workspaceId, action: 'client.linked', subject, before, after: { userId: user.id } })
  for (const records of followedRecords.all()) await records.show(trx, { invitation, user, author })
}
