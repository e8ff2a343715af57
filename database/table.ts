import { BaseSchema } from '@adonisjs/lucid/schema'
import type { Knex } from 'knex'

type Table = Knex.CreateTableBuilder

/** What every migration shares: tables compare text byte by byte on both databases, instants keep milliseconds. Migrations only add. */
export abstract class Migration extends BaseSchema {
  protected create(name: string, define: (table: Table) => void): void {
    const mysql = this.db.dialect.name === 'mysql'
    this.schema.createTable(name, (table) => {
      if (mysql) {
        table.charset('utf8mb4')
        table.collate('utf8mb4_bin')
      }
      define(table as unknown as Table)
    })
  }

  /** What a migration added may hold what people wrote since: nothing is taken away, and the record of what was applied stays true. */
  async down(): Promise<void> {
    throw new Error(
      'Migrations of Foja only add and are not rolled back; nothing was changed. To return to an earlier version, restore the backup that was made before the update.'
    )
  }

  /** created_at and updated_at. */
  protected instants(table: Table): void {
    instantColumn(table, 'created_at').notNullable()
    instantColumn(table, 'updated_at').notNullable()
  }
}

/** A moment in UTC with milliseconds. */
export function instantColumn(table: Table, name: string): Knex.ColumnBuilder {
  return table.datetime(name, { useTz: false, precision: 3 })
}
