import { Migration, instantColumn } from '#database/table'

/** What the parts of a matter stand on: who works on it and may see it, for whom it is, what of it changed, and who is told. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('audit_entries', (table) => {
      table.integer('matter_id').unsigned().nullable()
      table.index(['workspace_id', 'matter_id', 'id'])
    })

    this.schema.alterTable('matters', (table) => {
      table.integer('client_id').unsigned().nullable().references('clients.id')
      table.boolean('private').notNullable().defaultTo(false)
      table.boolean('read_only').notNullable().defaultTo(false)
      table.boolean('trashed').notNullable().defaultTo(false)
      table.index(['client_id'])
    })

    this.create('matter_team', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['matter_id', 'user_id'])
      table.index(['user_id', 'workspace_id'])
    })

    this.create('matter_clients', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.integer('user_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['matter_id', 'client_id'])
      table.index(['client_id'])
      table.index(['user_id'])
    })

    this.create('notices', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.integer('actor_id').unsigned().nullable().references('users.id')
      table.string('kind', 60).notNullable()
      table.text('values').notNullable()
      table.string('href', 300).nullable()
      table.string('dedupe_key', 120).nullable()
      table.boolean('in_app').notNullable()
      table.string('email_state', 8).notNullable()
      instantColumn(table, 'read_at').nullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['user_id', 'dedupe_key'])
      table.index(['user_id', 'in_app', 'read_at'])
      table.index(['user_id', 'in_app', 'id'])
      table.index(['email_state', 'created_at'])
    })

    this.create('notice_settings', (table) => {
      table.integer('user_id').unsigned().notNullable().primary().references('users.id')
      table.string('email_rhythm', 8).notNullable()
      table.integer('digest_hour').unsigned().notNullable()
      table.integer('quiet_from').unsigned().nullable()
      table.integer('quiet_to').unsigned().nullable()
      instantColumn(table, 'digest_sent_at').nullable()
      this.instants(table)
    })

    this.create('record_changes', (table) => {
      table.increments('seq')
      table.integer('workspace_id').unsigned().notNullable()
      table.string('kind', 20).notNullable()
      table.integer('record_id').unsigned().notNullable()
      instantColumn(table, 'created_at').notNullable()
    })
  }
}
