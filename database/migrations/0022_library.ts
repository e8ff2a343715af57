import { Migration, instantColumn } from '#database/table'

/** Laws in the library: articles as documents of their own, outlines, times in force, and the states that a text had before. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('legal_documents', (table) => {
      table.integer('parent_id').unsigned().nullable().references('legal_documents.id').onDelete('CASCADE')
      table.integer('ordinal').unsigned().nullable()
      table.text('search_text', 'longtext').nullable()
      table.text('outline', 'longtext').nullable()
      table.string('version_on', 10).nullable()
      table.string('in_force_from', 10).nullable()
      table.string('in_force_until', 10).nullable()
      instantColumn(table, 'withdrawn_at').nullable()
      table.index(['parent_id', 'ordinal'])
      table.index(['source', 'kind', 'id'])
    })

    this.create('legal_versions', (table) => {
      table.increments('id')
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.string('fingerprint', 64).notNullable()
      table.text('title').notNullable()
      table.text('body', 'longtext').notNullable()
      table.text('outline', 'longtext').nullable()
      table.text('metadata', 'longtext').notNullable()
      table.string('published_on', 10).nullable()
      table.string('version_on', 10).nullable()
      instantColumn(table, 'seen_at').notNullable()
      instantColumn(table, 'replaced_at').notNullable()
      table.index(['document_id', 'id'])
    })
  }
}
