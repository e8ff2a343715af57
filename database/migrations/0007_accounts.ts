import { Migration, instantColumn } from '#database/table'

/** What proves who somebody is: second factor, codes by mail, browsers that are known, tokens of programs. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.string('picture', 80).nullable()
      table.string('time_zone', 60).nullable()
      table.integer('week_starts_on').unsigned().notNullable().defaultTo(0)
      table.string('google_id', 64).nullable().unique()
      table.text('two_factor_secret').nullable()
      instantColumn(table as never, 'two_factor_enabled_at').nullable()
      table.bigInteger('two_factor_last_step').nullable()
      instantColumn(table as never, 'password_changed_at').nullable()
      instantColumn(table as never, 'deleted_at').nullable()
    })

    this.create('mailed_codes', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('purpose', 20).notNullable()
      table.string('email', 254).notNullable()
      table.string('code_hash', 64).notNullable()
      table.string('link_hash', 64).notNullable().unique()
      table.integer('tries').unsigned().notNullable().defaultTo(0)
      instantColumn(table, 'expires_at').notNullable().index()
      instantColumn(table, 'used_at').nullable()
      this.instants(table)
      table.index(['user_id', 'purpose'])
    })

    // One row for each address that was asked about, whether or not somebody has it, so that both are answered with the same work.
    this.create('recovery_requests', (table) => {
      table.increments('id')
      table.string('email_hash', 64).notNullable().unique()
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.string('code_hash', 64).notNullable()
      table.string('link_hash', 64).notNullable().unique()
      table.integer('tries').unsigned().notNullable().defaultTo(0)
      instantColumn(table, 'expires_at').notNullable().index()
      instantColumn(table, 'used_at').nullable()
      this.instants(table)
    })

    this.create('two_factor_recovery_codes', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('code_hash', 64).notNullable()
      instantColumn(table, 'used_at').nullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['user_id', 'code_hash'])
    })

    this.create('devices', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('token_hash', 64).notNullable()
      table.string('user_agent', 250).nullable()
      table.string('ip', 45).nullable()
      instantColumn(table, 'trusted_until').nullable()
      instantColumn(table, 'last_seen_at').notNullable().index()
      this.instants(table)
      table.unique(['user_id', 'token_hash'])
    })

    this.create('token_families', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.integer('device_id').unsigned().nullable().references('devices.id')
      table.string('kind', 10).notNullable()
      table.string('name', 80).nullable()
      table.text('scopes').notNullable()
      table.string('user_agent', 250).nullable()
      table.string('ip', 45).nullable()
      instantColumn(table, 'expires_at').nullable()
      instantColumn(table, 'last_used_at').nullable()
      instantColumn(table, 'ended_at').nullable()
      table.string('ended_because', 20).nullable()
      this.instants(table)
      table.index(['user_id', 'kind'])
      table.index(['ended_at'])
    })

    this.create('tokens', (table) => {
      table.increments('id')
      table.integer('family_id').unsigned().notNullable().references('token_families.id')
      table.string('kind', 10).notNullable()
      table.string('token_hash', 64).notNullable().unique()
      instantColumn(table, 'expires_at').nullable().index()
      instantColumn(table, 'spent_at').nullable()
      table.text('successor').nullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['family_id', 'kind'])
    })

    this.create('notification_choices', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('event', 60).notNullable()
      table.string('channel', 10).notNullable()
      table.boolean('enabled').notNullable()
      this.instants(table)
      table.unique(['user_id', 'event', 'channel'])
    })
  }
}
