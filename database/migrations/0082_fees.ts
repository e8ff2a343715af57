import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** What was agreed with the client of a matter, the time and the expenses of it, and the money that the firm holds for its expenses. Amounts are whole centavos. */
export default class extends Migration {
  async up() {
    this.agreements()
    this.rates()
    this.stages()
    this.time()
    this.timers()
    this.expenses()
    this.charged()
    this.funds()
    this.movements()
  }

  private ofMatter(table: Table) {
    table.increments('id')
    table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
    table.integer('matter_id').unsigned().notNullable().references('matters.id')
  }

  private person(table: Table, name: string) {
    return table.integer(name).unsigned().nullable().references('users.id')
  }

  private charge(table: Table) {
    return table.integer('charge_id').unsigned().nullable().references('charges.id')
  }

  private proof(table: Table) {
    return table.integer('proof_id').unsigned().nullable().references('billing_files.id')
  }

  /** What a matter costs. A column that is empty is a model that was not agreed. */
  private agreements() {
    this.create('fee_agreements', (table) => {
      this.ofMatter(table)
      table.string('currency', 3).notNullable()
      table.bigInteger('monthly_amount').unsigned().nullable()
      table.bigInteger('fixed_amount').unsigned().nullable()
      /** For an hour. */
      table.bigInteger('hourly_rate').unsigned().nullable()
      /** Of what is obtained, in millionths. */
      table.integer('share').unsigned().nullable()
      table.string('share_base', 500).nullable()
      table.text('notes').nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['matter_id'])
      table.index(['workspace_id'])
    })
  }

  /** What an hour of somebody costs, where it is not the rate of the agreement. */
  private rates() {
    this.create('fee_rates', (table) => {
      this.ofMatter(table)
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('rate').unsigned().notNullable()
      table.unique(['matter_id', 'user_id'])
      table.index(['workspace_id'])
      table.index(['user_id'])
    })
  }

  private stages() {
    this.create('fee_stages', (table) => {
      this.ofMatter(table)
      table.integer('position').unsigned().notNullable()
      table.string('name', 200).notNullable()
      table.bigInteger('amount').unsigned().notNullable()
      table.index(['matter_id', 'position'])
      table.index(['workspace_id'])
    })
  }

  private time() {
    this.create('time_entries', (table) => {
      this.ofMatter(table)
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.string('worked_on', 10).notNullable()
      table.integer('minutes').unsigned().notNullable()
      table.string('description', 1000).notNullable()
      table.boolean('billable').notNullable()
      table.string('currency', 3).notNullable()
      /** For an hour; empty where nobody said what it costs. */
      table.bigInteger('rate').unsigned().nullable()
      this.charge(table)
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['matter_id', 'charge_id', 'worked_on'])
      table.index(['workspace_id', 'user_id', 'worked_on'])
      table.index(['user_id'])
      table.index(['charge_id'])
    })
  }

  /** The watch of somebody that runs: one a person and firm. */
  private timers() {
    this.create('running_timers', (table) => {
      this.ofMatter(table)
      table.integer('user_id').unsigned().notNullable().references('users.id')
      instantColumn(table, 'started_at').notNullable()
      table.unique(['workspace_id', 'user_id'])
      table.index(['matter_id'])
      table.index(['user_id'])
    })
  }

  private expenses() {
    this.create('matter_expenses', (table) => {
      this.ofMatter(table)
      table.string('spent_on', 10).notNullable()
      table.string('description', 500).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('amount').unsigned().notNullable()
      table.string('paid_by', 4).notNullable()
      table.boolean('billable').notNullable()
      this.proof(table)
      this.charge(table)
      this.person(table, 'created_by_id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['matter_id', 'spent_on'])
      table.index(['workspace_id'])
      table.index(['proof_id'])
      table.index(['charge_id'])
      table.index(['created_by_id'])
    })
  }

  /** What of an agreement was charged. A stage is charged once. */
  private charged() {
    this.create('fee_charges', (table) => {
      this.ofMatter(table)
      table.string('part', 8).notNullable()
      table.integer('stage_id').unsigned().nullable().references('fee_stages.id')
      table.integer('charge_id').unsigned().notNullable().references('charges.id')
      table.bigInteger('amount').unsigned().notNullable()
      /** What was obtained, of which this is a share. */
      table.bigInteger('obtained').unsigned().nullable()
      this.person(table, 'created_by_id')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['stage_id'])
      table.index(['matter_id', 'part'])
      table.index(['workspace_id'])
      table.index(['charge_id'])
      table.index(['created_by_id'])
    })
  }

  /** Money of the client that the firm holds for a matter, by currency. */
  private funds() {
    this.create('client_funds', (table) => {
      this.ofMatter(table)
      table.string('currency', 3).notNullable()
      table.bigInteger('balance').unsigned().notNullable()
      /** The number of its last movement. */
      table.integer('movements').unsigned().notNullable()
      this.instants(table)
      table.unique(['matter_id', 'currency'])
      table.index(['workspace_id'])
    })
  }

  /** What came in and went out, one after the other. Nothing of it changes: what was wrong is reversed by another movement. */
  private movements() {
    this.create('fund_movements', (table) => {
      this.ofMatter(table)
      table.integer('fund_id').unsigned().notNullable().references('client_funds.id')
      table.integer('number').unsigned().notNullable()
      table.string('kind', 10).notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('balance').unsigned().notNullable()
      table.string('moved_on', 10).notNullable()
      table.string('method', 12).nullable()
      table.string('reference', 100).nullable()
      table.string('description', 500).nullable()
      this.proof(table)
      table.integer('expense_id').unsigned().nullable().references('matter_expenses.id')
      table.integer('payment_id').unsigned().nullable().references('payments.id')
      this.charge(table)
      table.integer('reverses_id').unsigned().nullable().references('fund_movements.id')
      this.person(table, 'created_by_id')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['fund_id', 'number'])
      table.unique(['reverses_id'])
      table.index(['fund_id', 'moved_on'])
      table.index(['matter_id'])
      table.index(['workspace_id'])
      table.index(['proof_id'])
      table.index(['expense_id'])
      table.index(['payment_id'])
      table.index(['charge_id'])
      table.index(['created_by_id'])
    })
  }
}
