import { Migration, instantColumn } from '#database/table'

/** Who signs in, in which firms they work and with which permissions. */
export default class extends Migration {
  async up() {
    this.create('users', (table) => {
      table.increments('id')
      table.string('name', 120).notNullable()
      table.string('email', 254).notNullable().unique()
      table.string('password', 255).nullable()
      table.string('type', 10).notNullable()
      table.boolean('is_admin').notNullable().defaultTo(false)
      table.string('language', 2).notNullable().defaultTo('es')
      table.string('theme', 10).notNullable().defaultTo('system')
      table.boolean('profile_complete').notNullable().defaultTo(false)
      table.string('phone', 20).nullable()
      table.string('license', 20).nullable()
      instantColumn(table, 'email_verified_at').nullable()
      instantColumn(table, 'disabled_at').nullable()
      this.instants(table)
    })

    this.create('workspaces', (table) => {
      table.increments('id')
      table.string('name', 120).notNullable()
      table.string('slug', 80).notNullable().unique()
      table.integer('owner_id').unsigned().notNullable().references('users.id')
      table.string('city', 80).nullable()
      table.string('state', 80).nullable()
      table.string('time_zone', 60).notNullable().defaultTo('America/Mexico_City')
      this.instants(table)
    })

    this.create('roles', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('key', 20).nullable()
      table.string('name', 60).notNullable()
      table.string('description', 250).nullable()
      table.text('permissions').notNullable()
      table.boolean('editable').notNullable().defaultTo(true)
      this.instants(table)
      table.unique(['workspace_id', 'name'])
    })

    this.create('members', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('role_id').unsigned().nullable().references('roles.id')
      this.instants(table)
      table.unique(['workspace_id', 'user_id'])
      table.index(['user_id'])
    })

    this.create('sessions', (table) => {
      table.string('id', 64).notNullable().primary()
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.text('content', 'longtext').notNullable()
      table.boolean('remembered').notNullable().defaultTo(false)
      table.string('ip', 45).nullable()
      table.string('user_agent', 250).nullable()
      instantColumn(table, 'created_at').notNullable()
      instantColumn(table, 'last_seen_at').notNullable()
      instantColumn(table, 'idle_expires_at').notNullable().index()
      instantColumn(table, 'expires_at').notNullable().index()
      table.index(['user_id'])
    })
  }
}
