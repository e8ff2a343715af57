import { Migration, instantColumn } from '#database/table'

/** Sessions know by which door they came, operators may look through a person's eyes, mails are kept, affiliates join. */
export default class extends Migration {
  async up() {
    this.create('impersonations', (table) => {
      table.increments('id')
      table.integer('admin_id').unsigned().notNullable().references('users.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.string('reason', 250).notNullable()
      instantColumn(table, 'expires_at').notNullable()
      instantColumn(table, 'ended_at').nullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['admin_id'])
      table.index(['user_id'])
      table.index(['workspace_id', 'created_at'])
    })

    this.schema.alterTable('sessions', (table) => {
      table.integer('family_id').unsigned().nullable().references('token_families.id')
      table.integer('device_id').unsigned().nullable().references('devices.id')
      table.integer('impersonation_id').unsigned().nullable().references('impersonations.id')
      table.integer('preview_role_id').unsigned().nullable()
    })

    this.schema.alterTable('audit_entries', (table) => {
      table.index(['actor_id', 'id'])
    })

    this.create('system_settings', (table) => {
      table.string('key', 60).notNullable().primary()
      table.text('value').notNullable()
      instantColumn(table, 'updated_at').notNullable()
    })

    this.create('mails', (table) => {
      table.increments('id')
      table.integer('message_id').unsigned().notNullable().unique()
      table.string('kind', 40).notNullable()
      table.string('recipient', 254).notNullable()
      table.string('language', 2).notNullable()
      table.string('subject', 250).notNullable()
      table.text('html', 'longtext').nullable()
      table.text('text', 'longtext').nullable()
      instantColumn(table, 'sent_at').nullable()
      instantColumn(table, 'created_at').notNullable().index()
      table.index(['recipient', 'created_at'])
    })

    this.create('registrations', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().unique().references('users.id')
      table.string('kind', 10).notNullable()
      table.string('password', 250).notNullable()
      table.string('ref_code', 20).nullable()
      table.text('clabe').nullable()
      this.instants(table)
    })

    this.create('affiliates', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().unique().references('users.id')
      table.string('code', 20).notNullable().unique()
      table.text('clabe').notNullable()
      table.string('bank', 60).notNullable()
      this.instants(table)
    })

    this.create('referrals', (table) => {
      table.increments('id')
      table.integer('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.integer('user_id').unsigned().notNullable().unique().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      table.index(['affiliate_id', 'created_at'])
    })
  }
}
