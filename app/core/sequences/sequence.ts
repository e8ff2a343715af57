import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsBy } from '#app/core/tenancy/rows'

/**
 * Takes the next number of a named sequence of a workspace, from 1. Never repeats and never skips: the row stays locked until
 * `trx` ends, and a rolled back transaction gives its number back. Take it before any other lock, so that all wait in one order.
 * One statement makes the row or counts it up: two that look for a missing row and then insert it would block each other on MariaDB.
 */
export async function nextInSequence(
  trx: TransactionClientContract,
  workspaceId: number,
  name: string
): Promise<number> {
  const key = { workspace_id: workspaceId, name }
  await trx
    .knexQuery()
    .table('sequences')
    .insert({ ...key, value: 1 })
    .onConflict(['workspace_id', 'name'])
    .merge({ value: trx.knexRawQuery('sequences.value + 1') })
  const row = await rowsBy(trx, 'sequences', key).select('value').firstOrFail()
  return Number(row.value)
}
