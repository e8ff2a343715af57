import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** What banks say of the accounts of a firm: files of movements, how each kind of file is read, and what became of each movement. Amounts are whole centavos. */
export default class extends Migration {
  async up() {
    this.accounts()
    this.profiles()
    this.statements()
    this.movements()
  }

  private ofFirm(table: Table) {
    table.increments('id')
    table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
  }

  private person(table: Table, name: string) {
    return table.integer(name).unsigned().nullable().references('users.id')
  }

  /** Accounts of the firm, as far as statements need to tell them apart: never their whole number. */
  private accounts() {
    this.create('bank_accounts', (table) => {
      this.ofFirm(table)
      table.string('bank', 20).notNullable()
      table.string('name', 120).notNullable()
      table.string('name_folded', 260).notNullable()
      /** The last four digits of its number. */
      table.string('last_digits', 4).nullable()
      table.string('currency', 3).notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'name_folded', 'currency'])
    })
  }

  /** How files with these headings are read, as a person said once. */
  private profiles() {
    this.create('bank_profiles', (table) => {
      this.ofFirm(table)
      table.string('signature', 64).notNullable()
      table.text('mapping').notNullable()
      table.integer('account_id').unsigned().nullable().references('bank_accounts.id')
      this.person(table, 'created_by_id')
      this.instants(table)
      table.unique(['workspace_id', 'signature'])
      table.index(['account_id'])
      table.index(['created_by_id'])
    })
  }

  private statements() {
    this.create('bank_statements', (table) => {
      this.ofFirm(table)
      table.integer('account_id').unsigned().nullable().references('bank_accounts.id')
      table.string('name', 200).notNullable()
      table.string('format', 4).notNullable()
      /** Of the bytes of the file; null where it may be read again. */
      table.string('digest', 64).nullable()
      table.string('state', 8).notNullable()
      table.string('first_day', 10).nullable()
      table.string('last_day', 10).nullable()
      table.integer('movement_count').unsigned().notNullable()
      table.integer('known_count').unsigned().notNullable()
      table.integer('refused_count').unsigned().notNullable()
      table.text('refused', 'mediumtext').notNullable()
      /** What the file says and how it is read, until its movements are stored. */
      table.text('pending_content', 'longtext').nullable()
      table.text('pending_mapping').nullable()
      this.person(table, 'created_by_id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'digest'])
      table.index(['workspace_id', 'id'])
      table.index(['state', 'updated_at'])
      table.index(['account_id'])
      table.index(['created_by_id'])
    })
  }

  private movements() {
    this.create('bank_movements', (table) => {
      this.ofFirm(table)
      table.integer('statement_id').unsigned().notNullable().references('bank_statements.id')
      table.integer('account_id').unsigned().notNullable().references('bank_accounts.id')
      /** By what it is known again in another file of the account. */
      table.string('fingerprint', 64).notNullable()
      /** Which of several that say the same it is, from 1. */
      table.integer('occurrence').unsigned().notNullable()
      table.integer('line').unsigned().notNullable()
      table.string('day', 10).notNullable()
      /** What came in; what went out is negative. */
      table.bigInteger('amount').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('balance').nullable()
      table.string('description', 500).notNullable()
      table.string('reference', 100).nullable()
      table.string('tracking_key', 30).nullable()
      /** What the bank calls it (FITID). */
      table.string('bank_key', 255).nullable()
      table.text('search_text').notNullable()
      table.string('state', 8).notNullable()
      table.integer('payment_id').unsigned().nullable().references('payments.id')
      /** Whether the payment was made of it. */
      table.boolean('made_payment').notNullable()
      table.string('reason', 500).nullable()
      this.person(table, 'decided_by_id')
      instantColumn(table, 'decided_at').nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['account_id', 'fingerprint'])
      table.unique(['payment_id'])
      table.index(['account_id', 'day'])
      table.index(['workspace_id', 'statement_id', 'state', 'day', 'id'])
      table.index(['statement_id'])
      table.index(['decided_by_id'])
    })
  }
}
