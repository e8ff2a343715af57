import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** Emails with charges, receipts, statements and reminders, what became of them, and where no reminders go out. */
export default class extends Migration {
  async up() {
    this.create('charge_emails', (table) => {
      this.ofClient(table)
      table.integer('charge_id').unsigned().nullable().references('charges.id')
      table.integer('payment_id').unsigned().nullable().references('payments.id')
      table.string('kind', 10).notNullable()
      /** Of a reminder by schedule: the due date and the days from it. Each goes out once. */
      table.string('step', 20).nullable()
      /** Days of a statement. */
      table.string('from_on', 10).nullable()
      table.string('to_on', 10).nullable()
      table.string('recipient', 254).notNullable()
      table.text('cc').notNullable()
      table.string('language', 2).notNullable()
      table.string('subject', 200).notNullable()
      table.text('body').notNullable()
      table.string('state', 10).notNullable()
      /** Why it did not arrive, as the mail server said it. */
      table.string('reason', 500).nullable()
      table.integer('sent_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      instantColumn(table, 'settled_at').nullable()
      table.unique(['charge_id', 'step'])
      table.index(['workspace_id', 'client_id', 'id'])
      table.index(['client_id'])
      table.index(['payment_id'])
      table.index(['sent_by_id'])
    })
    this.create('reminder_pauses', (table) => {
      this.ofClient(table)
      /** Null where all charges of the client are paused. */
      table.integer('charge_id').unsigned().nullable().references('charges.id')
      table.integer('paused_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      table.index(['workspace_id'])
      table.index(['client_id', 'charge_id'])
      table.index(['charge_id'])
      table.index(['paused_by_id'])
    })
  }

  private ofClient(table: Table) {
    table.increments('id')
    table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
    table.integer('client_id').unsigned().notNullable().references('clients.id')
  }
}
