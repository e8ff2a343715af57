import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { Group } from '@japa/runner/core'
import { clock } from '#app/core/clock'

/** Brings the test database to the newest schema. SQLite's file is new for each run; MariaDB's is emptied first. */
export async function prepareDatabase(): Promise<void> {
  if (db.connection().dialect.name === 'mysql') await db.connection().dropAllTables()
  const migrator = new MigrationRunner(db, app, { direction: 'up', disableLocks: true })
  await migrator.run()
  if (migrator.error) throw migrator.error
}

/** Empties all tables: for tests that need real transactions, which the wrapping one of other tests would hide. */
export async function emptyDatabase(): Promise<void> {
  const connection = db.connection()
  const tables = (await connection.getAllTables()).filter((table: string) => !/^(adonis_schema|sqlite_)/.test(table))
  if (connection.dialect.name === 'mysql') return emptyMysql(tables)
  await connection.rawQuery('PRAGMA foreign_keys=OFF')
  await connection.rawQuery('DROP TRIGGER IF EXISTS audit_entries_no_delete')
  for (const table of tables) await connection.rawQuery(`DELETE FROM ${table}`)
  await connection.rawQuery('DELETE FROM sqlite_sequence')
  await connection.rawQuery(
    `CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries BEGIN SELECT RAISE(ABORT, 'audit entries are never changed or deleted'); END`
  )
  await connection.rawQuery('PRAGMA foreign_keys=ON')
}

/**
 * TRUNCATE fires no trigger; it makes a table anew, which takes long, so that only tables with rows get one. One connection, since the switch of the
 * foreign keys is the connection's own.
 */
async function emptyMysql(tables: string[]): Promise<void> {
  await db.transaction(async (trx) => {
    const asked = tables.map((table) => `SELECT '${table}' AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM ${table})`)
    const [filled] = (await trx.rawQuery(asked.join(' UNION ALL '))) as [{ name: string }[]]
    await trx.rawQuery('SET FOREIGN_KEY_CHECKS=0')
    for (const { name } of filled) await trx.rawQuery(`TRUNCATE TABLE ${name}`)
    await trx.rawQuery('SET FOREIGN_KEY_CHECKS=1')
  })
}

/** Has each test of a group begin at an instant in an empty database, and leave it so: what is tried there takes connections of its own. */
export function eachInEmptyDatabase(group: Group, now: string): void {
  group.each.setup(async () => {
    await emptyDatabase()
    clock.freeze(now)
    return async () => {
      clock.restore()
      await emptyDatabase()
    }
  })
}
