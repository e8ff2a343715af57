import { Migration, instantColumn } from '#database/table'

/** What the versions of documents say, by page or part, and whether each has been read. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('document_versions', (table) => {
      table.string('text_state', 8).notNullable().defaultTo('pending')
      table.string('text_reason', 20).nullable()
      table.integer('text_tries').unsigned().notNullable().defaultTo(0)
      instantColumn(table as never, 'text_due_at').nullable()
      instantColumn(table as never, 'text_read_at').nullable()
      table.boolean('text_cut').notNullable().defaultTo(false)
      table.index(['text_state', 'text_due_at', 'id'], 'versions_to_read')
    })

    this.create('document_texts', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('document_id').unsigned().notNullable()
      table.integer('version_id').unsigned().notNullable().references('document_versions.id').onDelete('CASCADE')
      table.string('kind', 12).notNullable()
      table.integer('number').unsigned().notNullable()
      table.string('label', 120).nullable()
      table.text('text', 'mediumtext').notNullable()
      table.text('folded', 'mediumtext').notNullable()
      table.index(['version_id', 'id'])
      table.index(['matter_id'])
      table.index(['document_id'])
    })
  }
}
