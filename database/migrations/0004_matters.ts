import { Migration, instantColumn } from '#database/table'

/** Matters (expedientes) and the states that are rows. Each order of the list has its index, behind firm and archive. */
export default class extends Migration {
  async up() {
    this.create('matters', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('number').unsigned().notNullable()
      table.string('reference', 20).notNullable()
      table.string('title', 200).notNullable()
      table.string('materia', 60).notNullable()
      table.string('court', 200).nullable()
      table.string('file_number', 60).nullable()
      table.string('client_name', 200).nullable()
      table.integer('client_user_id').unsigned().nullable().references('users.id')
      table.integer('responsible_id').unsigned().nullable().references('users.id')
      table.integer('created_by_id').unsigned().notNullable().references('users.id')
      table.string('status', 12).notNullable()
      table.boolean('archived').notNullable().defaultTo(false)
      table.string('title_folded', 420).notNullable()
      table.string('client_folded', 420).nullable()
      table.text('search_text').notNullable()
      table.integer('version').unsigned().notNullable().defaultTo(1)
      this.instants(table)
      table.unique(['workspace_id', 'number'])
      table.index(['workspace_id', 'archived', 'updated_at'])
      table.index(['workspace_id', 'archived', 'number'])
      table.index(['workspace_id', 'archived', 'title_folded'])
      table.index(['workspace_id', 'archived', 'client_folded'])
      table.index(['workspace_id', 'archived', 'status'])
      table.index(['workspace_id', 'court'])
      table.index(['client_user_id', 'updated_at'])
    })

    this.create('matter_archivals', (table) => {
      table.increments('id')
      table.integer('matter_id').unsigned().notNullable().unique().references('matters.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
    })
  }
}
