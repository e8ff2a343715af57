import db from '@adonisjs/lucid/services/db'

/** Whether some work waits for what another transaction holds: for the one connection of SQLite, for a lock of MariaDB. */
export async function isSomebodyWaiting(): Promise<boolean> {
  const connection = db.connection()
  if (connection.dialect.name !== 'mysql') {
    const { pool } = (connection.getWriteClient() as unknown as { client: { pool: { numPendingAcquires(): number } } })
      .client
    return pool.numPendingAcquires() > 0
  }
  const [row] = await db.from('information_schema.innodb_trx').where('trx_state', 'LOCK WAIT').count('* as total')
  return Number(row.total) > 0
}
