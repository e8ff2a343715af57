import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** What this installation keeps under a name; null when it keeps nothing. */
export async function systemSetting<T>(client: QueryClientContract, key: string): Promise<T | null> {
  const row = await client.from('system_settings').where('key', key).select('value').first()
  return row ? (JSON.parse(String(row.value)) as T) : null
}

/** Saves a value under a name, in the place of the one before. */
export async function saveSystemSetting(trx: TransactionClientContract, key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value), updated_at: toSqlInstant(clock.now()) }
  await trx.knexQuery().table('system_settings').insert(row).onConflict('key').merge()
}
