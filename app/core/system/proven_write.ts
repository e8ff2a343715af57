import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** Writes a row that nothing reads: only a write that is kept shows that the disk has room and the folder is the right one. */
export async function proveWrite(): Promise<void> {
  const row = { key: 'readiness', value: '{}', updated_at: toSqlInstant(clock.now()) }
  await db.knexQuery().table('system_settings').insert(row).onConflict('key').merge()
}
