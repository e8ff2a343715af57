import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Takes the next number of a named sequence of a workspace, from 1. Never repeats and never skips: the row stays locked until
 * `trx` ends, and a rolled back transaction gives its number back. Take it before any other lock, so that all wait in one order.
 */
export async function nextInSequence(trx: TransactionClientContract, workspaceId: number, name: string): Promise<number> {
  const key = { workspace_id: workspaceId, name }
  const updated = await trx.from('sequences').where(key).increment('value', 1)
  if (Number(Array.isArray(updated) ? updated[0] : updated) === 0) {
    await trx.knexQuery().table('sequences').insert({ ...key, value: 0 }).onConflict(['workspace_id', 'name']).ignore()
    await trx.from('sequences').where(key).increment('value', 1)
  }
  const row = await trx.from('sequences').where(key).select('value').firstOrFail()
  return Number(row.value)
}
