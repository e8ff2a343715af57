import type { Knex } from 'knex'
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

/** Reads all tables as they were at one moment, while others go on writing. */
export interface Snapshot {
  knex: Knex
  isMysql: boolean
}

/**
 * Opens a reading of the whole database at this moment, on a connection of its own: the pool of the product stays free, and rows that refer to
 * each other are all there or none of them.
 */
export async function withSnapshot<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const { manager, primaryConnectionName } = db
  const name = `snapshot-${randomUUID()}`
  const config = manager.get(primaryConnectionName)!.config
  manager.add(name, { ...config, pool: { ...config.pool, min: 1, max: 1 } } as typeof config)
  const client = db.connection(name)
  const isMysql = client.dialect.name === 'mysql'
  try {
    await client.rawQuery(isMysql ? 'START TRANSACTION WITH CONSISTENT SNAPSHOT' : 'BEGIN DEFERRED')
    return await read({ knex: client.getWriteClient() as unknown as Knex, isMysql })
  } finally {
    await client.rawQuery('ROLLBACK').catch(() => undefined)
    await manager.close(name, true)
  }
}
