import { Migration, instantColumn } from '#database/table'

/** What a firm is beside its name, its groups, whom it invites and whom it works for. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('workspaces', (table) => {
      table.string('logo', 80).nullable()
      table.string('address', 200).nullable()
      table.string('zip', 5).nullable()
      table.string('phone', 20).nullable()
      table.text('practice_areas').nullable()
      table.boolean('public_profile').notNullable().defaultTo(false)
      table.string('rfc', 13).nullable()
      table.string('tax_name', 200).nullable()
      table.string('tax_regime', 3).nullable()
      table.string('tax_zip', 5).nullable()
      table.text('clabe').nullable()
      table.string('bank', 60).nullable()
      table.integer('version').unsigned().notNullable().defaultTo(1)
      table.string('welcome_step', 20).nullable()
      instantColumn(table as never, 'deleted_at').nullable()
    })

    this.create('clients', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('name', 200).notNullable()
      table.string('name_folded', 420).notNullable()
      table.string('email', 254).nullable()
      table.integer('user_id').unsigned().nullable().references('users.id')
      this.instants(table)
      table.index(['workspace_id', 'name_folded'])
      table.index(['user_id'])
    })

    this.create('groups', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('name', 60).notNullable()
      table.string('description', 250).nullable()
      this.instants(table)
      table.unique(['workspace_id', 'name'])
    })

    this.create('group_members', (table) => {
      table.increments('id')
      table.integer('group_id').unsigned().notNullable().references('groups.id')
      table.integer('member_id').unsigned().notNullable().references('members.id')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['group_id', 'member_id'])
      table.index(['member_id'])
    })

    this.create('invitations', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('kind', 10).notNullable()
      table.string('email', 254).notNullable()
      table.string('name', 120).nullable()
      table.integer('role_id').unsigned().nullable().references('roles.id').onDelete('SET NULL')
      table.integer('client_id').unsigned().nullable().references('clients.id')
      table.integer('invited_by_id').unsigned().notNullable().references('users.id')
      table.string('state', 10).notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.integer('times_sent').unsigned().notNullable().defaultTo(1)
      instantColumn(table, 'sent_at').notNullable()
      instantColumn(table, 'expires_at').notNullable()
      instantColumn(table, 'closed_at').nullable()
      table.integer('accepted_by_id').unsigned().nullable().references('users.id')
      table.string('open_key', 300).nullable().unique()
      table.string('sent_text', 800).notNullable()
      table.string('received_text', 800).notNullable()
      this.instants(table)
      table.index(['workspace_id', 'state', 'created_at'])
      table.index(['email', 'state'])
      table.index(['client_id'])
    })

    this.create('invitation_matters', (table) => {
      table.increments('id')
      table.integer('invitation_id').unsigned().notNullable().references('invitations.id').onDelete('CASCADE')
      table.integer('matter_id').unsigned().notNullable().references('matters.id').onDelete('CASCADE')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['invitation_id', 'matter_id'])
      table.index(['matter_id'])
    })
  }
}
