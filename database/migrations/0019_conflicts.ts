import { fileAllNames } from '#app/conflicts/names/file_all_names'
import { Migration, instantColumn } from '#database/table'

/** Names by which conflicts of interest are found, how they are related, and the checks that were filed. */
export default class extends Migration {
  async up() {
    this.create('conflict_names', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('kind', 10).notNullable()
      table.integer('record_id').unsigned().notNullable()
      table.integer('matter_id').unsigned().nullable()
      table.string('name', 200).notNullable()
      table.string('words', 420).notNullable()
      table.string('sorted', 420).notNullable()
      table.string('side', 8).nullable()
      table.string('rfc', 13).nullable()
      table.string('curp', 18).nullable()
      table.unique(['kind', 'record_id'])
      table.index(['workspace_id', 'sorted'])
      table.index(['workspace_id', 'rfc'])
      table.index(['workspace_id', 'curp'])
      table.index(['matter_id'])
    })

    this.create('conflict_name_keys', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable()
      table.integer('name_id').unsigned().notNullable().references('conflict_names.id')
      table.string('key', 40).notNullable()
      table.index(['workspace_id', 'key', 'name_id'])
      table.index(['name_id'])
    })

    this.create('conflict_relations', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('name', 200).notNullable()
      table.string('sorted', 420).notNullable()
      table.string('kind', 20).notNullable()
      table.string('other_name', 200).notNullable()
      table.string('other_sorted', 420).notNullable()
      table.integer('created_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      table.index(['workspace_id', 'sorted'])
      table.index(['workspace_id', 'other_sorted'])
      table.index(['created_by_id'])
    })

    this.create('conflict_checks', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('number').unsigned().notNullable()
      table.integer('client_id').unsigned().nullable()
      table.integer('matter_id').unsigned().nullable()
      table.string('title', 250).notNullable()
      table.text('searched').notNullable()
      table.text('matches', 'longtext').notNullable()
      table.integer('found').unsigned().notNullable()
      table.string('decision', 8).notNullable()
      table.text('reason').nullable()
      table.integer('checked_by_id').unsigned().nullable().references('users.id')
      table.integer('decided_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'decided_at').nullable()
      table.text('content', 'longtext').nullable()
      table.string('sha256', 64).nullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['workspace_id', 'number'])
      table.index(['client_id', 'id'])
      table.index(['matter_id', 'id'])
      table.index(['checked_by_id'])
      table.index(['decided_by_id'])
    })

    this.defer(fileAllNames)
  }
}
