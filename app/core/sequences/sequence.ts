import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

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
  const row = await trx.from('sequences').where({ workspace_id: workspaceId, name }).select('value').firstOrFail()
  return Number(row.value)
}

/** Raises a sequence to a number that was taken elsewhere; never lowers it. */
export async function raiseSequence(
  trx: TransactionClientContract,
  workspaceId: number,
  { name, value }: { name: string; value: number }
): Promise<void> {
  const own = trx.from('sequences').where({ workspace_id: workspaceId, name })
  const here = await own.clone().first()
  if (!here) await trx.table('sequences').insert({ workspace_id: workspaceId, name, value })
  else if (Number(here.value) < value) await own.update({ value })
}

/**
 * Waits for who took a number of one of these sequences and did not end yet, and keeps others from taking one until `trx` ends; several may wait like that at once. What the
 * holder wrote is read from then on, as long as `trx` read nothing before.
 */
export async function awaitSequence(
  trx: TransactionClientContract,
  workspaceIds: readonly number[],
  name: string
): Promise<void> {
  await trx
    .from('sequences')
    .where({ name })
    .whereIn('workspace_id', [...workspaceIds])
    .forShare()
    .select('value')
}
