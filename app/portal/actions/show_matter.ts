import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import Matter from '#app/matters/models/matter'
import MatterClient from '#app/matters/models/matter_client'

interface Showing {
  matterId: number
  client: { id: number; workspaceId: number }
  userId: number
}

/** Lets the account of a client follow a matter of theirs. Nothing happens when it does already, or the matter is gone or no longer theirs. */
export async function showMatter(
  trx: TransactionClientContract,
  author: Author,
  { matterId, client, userId }: Showing
) {
  const { workspaceId, id: clientId } = client
  const matter = await Matter.in({ id: workspaceId }, trx).where('id', matterId).where('trashed', 0).forUpdate().first()
  if (!matter) return
  const link = { matterId, clientId }
  const known = await MatterClient.in({ id: workspaceId }, trx).where(link).first()
  if (known?.userId === userId) return
  // Who was taken off the matter after the link was sent gets no further with it.
  if (!known && matter.clientId !== clientId) return
  if (known) await known.merge({ userId }).save()
  else await MatterClient.create({ ...link, workspaceId, userId }, { client: trx })
  if (matter.clientUserId === null) await matter.merge({ clientUserId: userId }).save()
  const audited = { action: 'matter.shown', subject: { type: 'matter', id: matterId }, after: { clientUserId: userId } }
  await record(trx, author, { workspaceId, matterId, ...audited })
}
