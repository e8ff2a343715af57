import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Matter from '#app/matters/models/matter'

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
  const row = { workspace_id: workspaceId, matter_id: matterId, client_id: clientId }
  const known = await trx.from('matter_clients').where(row).select('id', 'user_id').first()
  if (known && Number(known.user_id) === userId) return
  // Who was taken off the matter after the link was sent gets no further with it.
  if (!known && matter.clientId !== clientId) return
  if (!known)
    await trx.table('matter_clients').insert({ ...row, user_id: userId, created_at: toSqlInstant(clock.now()) })
  else await trx.from('matter_clients').where('id', known.id).update({ user_id: userId })
  if (matter.clientUserId === null) await matter.merge({ clientUserId: userId }).save()
  const audited = { action: 'matter.shown', subject: { type: 'matter', id: matterId }, after: { clientUserId: userId } }
  await record(trx, author, { workspaceId, matterId, ...audited })
}
