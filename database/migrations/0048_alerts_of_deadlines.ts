import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

/** When people are told of their deadlines: what a firm asks for, when the next alert of each is due, and those that were sent. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('matter_deadlines', (table) => {
      instantColumn(table as unknown as Knex.CreateTableBuilder, 'next_alert_at').nullable()
      /** Moments of alerts before it are over: the deadline got its day later. */
      instantColumn(table as unknown as Knex.CreateTableBuilder, 'alerts_from').nullable()
      table.index(['next_alert_at', 'id'])
    })
    this.schema.alterTable('docket_settings', (table) => {
      table.text('alert_days').nullable()
      table.integer('alert_hour').unsigned().notNullable().defaultTo(8)
      table.boolean('tells_leader').notNullable().defaultTo(false)
      table.integer('escalate_hours').unsigned().nullable().defaultTo(4)
    })
    this.create('matter_deadline_alerts', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('deadline_id').unsigned().notNullable().references('matter_deadlines.id')
      /** Days before the last one, `overdue`, or `escalation`. */
      table.string('kind', 16).notNullable()
      table.string('last_day', 10).notNullable()
      instantColumn(table, 'sent_at').notNullable()
      instantColumn(table, 'escalates_at').nullable()
      table.unique(['deadline_id', 'last_day', 'kind'])
      table.index(['escalates_at', 'id'])
      table.index(['workspace_id'])
      table.index(['matter_id'])
    })
  }
}
