import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

/** Acts with which the clocks of a matter begin again or stand still: caducidad de la instancia, prescripción. */
export default class extends Migration {
  async up() {
    this.create('matter_clock_acts', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('deadline_id').unsigned().notNullable().references('matter_deadlines.id')
      table.string('effect', 10).notNullable()
      table.string('title', 200).notNullable()
      table.string('happened_on', 10).notNullable()
      /** The rule by which it counts. */
      table.string('notification', 60).notNullable()
      table.integer('document_id').unsigned().nullable().references('documents.id').onDelete('SET NULL')
      this.person(table, 'recorded_by_id')
      this.person(table, 'removed_by_id')
      instantColumn(table, 'removed_at').nullable()
      table.text('removed_reason').nullable()
      this.instants(table)
      table.index(['deadline_id', 'happened_on', 'id'])
      for (const column of ['workspace_id', 'matter_id', 'document_id', 'recorded_by_id', 'removed_by_id'])
        table.index([column])
    })
    this.schema.alterTable('docket_settings', (table) => {
      /** Days before the end of a clock; what is usual when null. */
      table.text('clock_alert_days').nullable()
    })
  }

  private person(table: Knex.CreateTableBuilder, name: string) {
    return table.integer(name).unsigned().nullable().references('users.id')
  }
}
