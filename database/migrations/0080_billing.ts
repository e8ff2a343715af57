import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** What clients owe a firm and what they paid: charges with their concepts, payments and what each of them pays, proofs, and how the firm charges. Amounts are whole centavos. */
export default class extends Migration {
  async up() {
    this.files()
    this.settings()
    this.recurring()
    this.charges()
    this.items()
    this.matters()
    this.payments()
    this.applications()
  }

  private ofFirm(table: Table) {
    table.increments('id')
    table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
  }

  private person(table: Table, name: string) {
    return table.integer(name).unsigned().nullable().references('users.id')
  }

  private amounts(table: Table, ...names: string[]) {
    for (const name of names) table.bigInteger(name).notNullable().defaultTo(0)
  }

  /** Proofs of payments and expenses. The same content is recognised by its hash. */
  private files() {
    this.create('billing_files', (table) => {
      this.ofFirm(table)
      table.string('name', 255).notNullable()
      table.string('media_type', 100).notNullable()
      table.bigInteger('size').unsigned().notNullable()
      table.string('sha256', 64).notNullable()
      table.string('storage_key', 200).notNullable()
      this.person(table, 'uploaded_by_id')
      instantColumn(table, 'created_at').notNullable()
      table.index(['workspace_id', 'sha256'])
      table.index(['uploaded_by_id'])
    })
  }

  private settings() {
    this.create('billing_settings', (table) => {
      this.ofFirm(table)
      table.string('series', 10).notNullable()
      table.string('default_tax', 10).notNullable()
      table.boolean('proposes_withholdings').notNullable()
      table.integer('due_days').unsigned().notNullable()
      table.boolean('two_person_review').notNullable()
      table.boolean('says_one_thousand').notNullable()
      table.boolean('reminders_on').notNullable()
      table.text('reminder_days').notNullable()
      table.text('payment_notes').nullable()
      table.string('payment_reference', 200).nullable()
      table.string('account_holder', 200).nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id'])
    })
  }

  /** What is charged again and again (iguala), one charge for each period. */
  private recurring() {
    this.create('recurring_charges', (table) => {
      this.ofFirm(table)
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.string('title', 200).notNullable()
      table.string('currency', 3).notNullable()
      table.text('fields').notNullable()
      table.string('rhythm', 12).notNullable()
      table.integer('day_of_month').unsigned().notNullable()
      table.string('starts_on', 10).notNullable()
      table.string('ends_on', 10).nullable()
      table.string('next_on', 10).nullable()
      table.boolean('issues').notNullable()
      table.boolean('active').notNullable()
      this.person(table, 'created_by_id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['active', 'next_on', 'id'])
      table.index(['workspace_id', 'active', 'next_on'])
      table.index(['client_id'])
      table.index(['created_by_id'])
    })
  }

  private charges() {
    this.create('charges', (table) => {
      this.ofFirm(table)
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.string('series', 10).nullable()
      table.integer('number').unsigned().nullable()
      /** What people call it: the series with the number. */
      table.string('reference', 30).nullable()
      table.string('state', 12).notNullable()
      table.string('status', 8).notNullable()
      /** Why it counts as paid: by its payments, by a person's word, by a write-off. */
      table.string('settled_by', 12).nullable()
      table.string('settled_on', 10).nullable()
      /** From its issue until it was settled. */
      table.integer('settled_days').unsigned().nullable()
      table.string('issued_on', 10).nullable()
      table.string('due_on', 10).nullable()
      table.string('currency', 3).notNullable()
      /** Pesos for one dollar, in millionths. */
      table.bigInteger('exchange_rate').unsigned().nullable()
      this.amounts(table, 'subtotal', 'discount', 'tax', 'withheld_isr', 'withheld_iva', 'total')
      this.amounts(table, 'paid', 'written_off', 'remaining')
      /** What of the income tax is withheld, in millionths. */
      table.integer('isr_rate').unsigned().notNullable().defaultTo(0)
      /** Whether two thirds of the VAT are withheld. */
      table.boolean('withholds_iva').notNullable().defaultTo(false)
      table.text('notes').nullable()
      table.string('internal_notes', 1000).nullable()
      table.text('reason').nullable()
      table.integer('recurring_id').unsigned().nullable().references('recurring_charges.id')
      table.string('period', 10).nullable()
      table.text('search_text').notNullable()
      this.person(table, 'created_by_id')
      this.person(table, 'canceled_by_id')
      instantColumn(table, 'canceled_at').nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'series', 'number'])
      table.unique(['recurring_id', 'period'])
      table.index(['workspace_id', 'state', 'status', 'due_on', 'id'])
      table.index(['workspace_id', 'state', 'issued_on', 'id'])
      table.index(['workspace_id', 'status', 'issued_on', 'id'])
      table.index(['workspace_id', 'issued_on', 'id'])
      /** What the sums of the list read. */
      const summed = ['currency', 'due_on', 'total', 'paid', 'remaining']
      table.index(['workspace_id', 'state', 'status', ...summed], 'charges_summed')
      /** What clients owe, by age. */
      const owed = ['client_id', 'currency', 'due_on', 'remaining']
      table.index(['workspace_id', 'state', 'status', ...owed], 'charges_owed')
      table.index(['workspace_id', 'number', 'id'])
      table.index(['workspace_id', 'client_id', 'state', 'status'])
      table.index(['workspace_id', 'settled_on'])
      table.index(['client_id'])
      table.index(['created_by_id'])
      table.index(['canceled_by_id'])
    })
  }

  /** The concepts of a charge. */
  private items() {
    this.create('charge_items', (table) => {
      this.ofFirm(table)
      table.integer('charge_id').unsigned().notNullable().references('charges.id')
      table.integer('matter_id').unsigned().nullable().references('matters.id')
      table.integer('position').unsigned().notNullable()
      table.string('kind', 10).notNullable()
      table.string('description', 1000).notNullable()
      /** In millionths. */
      table.bigInteger('quantity').unsigned().notNullable()
      this.amounts(table, 'unit_price', 'discount', 'amount', 'tax')
      table.string('tax_kind', 10).notNullable()
      table.boolean('withheld').notNullable()
      table.index(['charge_id', 'position'])
      table.index(['workspace_id'])
      table.index(['matter_id'])
    })
  }

  /** The matters of a charge: those of its concepts, each once. */
  private matters() {
    this.create('charge_matters', (table) => {
      this.ofFirm(table)
      table.integer('charge_id').unsigned().notNullable().references('charges.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.unique(['charge_id', 'matter_id'])
      table.index(['matter_id', 'charge_id'])
      table.index(['workspace_id'])
    })
  }

  private payments() {
    this.create('payments', (table) => {
      this.ofFirm(table)
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.integer('number').unsigned().notNullable()
      table.string('state', 10).notNullable()
      table.string('source', 10).notNullable()
      table.string('method', 12).notNullable()
      table.string('paid_on', 10).notNullable()
      table.string('reference', 100).nullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('exchange_rate').unsigned().nullable()
      this.amounts(table, 'amount', 'applied', 'refunded', 'credit')
      table.string('notes', 1000).nullable()
      table.integer('proof_id').unsigned().nullable().references('billing_files.id')
      this.person(table, 'created_by_id')
      this.person(table, 'reviewed_by_id')
      instantColumn(table, 'reviewed_at').nullable()
      table.string('reason', 500).nullable()
      table.text('search_text').notNullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'number'])
      table.index(['workspace_id', 'state', 'paid_on', 'id'])
      table.index(['workspace_id', 'paid_on', 'id'])
      /** What the sums of the list read. */
      table.index(['workspace_id', 'state', 'currency', 'amount', 'refunded', 'credit'], 'payments_summed')
      table.index(['workspace_id', 'client_id', 'state', 'paid_on'])
      table.index(['client_id', 'credit'])
      table.index(['proof_id'])
      table.index(['created_by_id'])
      table.index(['reviewed_by_id'])
    })
    this.create('payment_refunds', (table) => {
      this.ofFirm(table)
      table.integer('payment_id').unsigned().notNullable().references('payments.id')
      table.bigInteger('amount').unsigned().notNullable()
      table.string('refunded_on', 10).notNullable()
      table.string('method', 12).notNullable()
      table.string('reference', 100).nullable()
      table.string('reason', 500).notNullable()
      this.person(table, 'created_by_id')
      instantColumn(table, 'created_at').notNullable()
      table.index(['payment_id'])
      table.index(['workspace_id', 'refunded_on'])
      table.index(['created_by_id'])
    })
  }

  /** What of a payment pays which charge. */
  private applications() {
    this.create('payment_applications', (table) => {
      this.ofFirm(table)
      table.integer('payment_id').unsigned().notNullable().references('payments.id')
      table.integer('charge_id').unsigned().notNullable().references('charges.id')
      table.bigInteger('amount').unsigned().notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['payment_id', 'charge_id'])
      table.index(['charge_id'])
      table.index(['workspace_id'])
    })
  }
}
