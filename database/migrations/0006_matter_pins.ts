import { Migration } from '#database/table'

/** What of the law the firm pinned to a matter, as it read at that time. */
export default class extends Migration {
  async up() {
    this.create('matter_pins', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('note', 2000).nullable()
      table.text('title').notNullable()
      table.text('citation').notNullable()
      table.string('fingerprint', 64).notNullable()
      this.instants(table)
      table.unique(['matter_id', 'document_id'])
      table.index(['workspace_id', 'document_id'])
    })
  }
}
