import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'

interface Reader {
  userId: number
  side: 'firm' | 'client'
}

/** Remembers that somebody has read the thread of a matter to its end, and when they first did. */
export async function markRead(
  trx: TransactionClientContract,
  matter: { id: number; workspaceId: number },
  { userId, side }: Reader
): Promise<void> {
  const last = await rowsBy(trx, 'portal_messages', { matter_id: matter.id }).max('id as id').first()
  const lastId = Number(last?.id ?? 0)
  if (lastId === 0) return
  const key = { matter_id: matter.id, user_id: userId, side }
  const known = await rowsBy(trx, 'portal_reads', key).select('last_message_id').first()
  if (known && Number(known.last_message_id) >= lastId) return
  const read = { last_message_id: lastId, read_at: toSqlInstant(clock.now()) }
  const row = { ...key, workspace_id: matter.workspaceId, ...read }
  await trx.knexQuery().table('portal_reads').insert(row).onConflict(['matter_id', 'user_id', 'side']).merge(read)
}
