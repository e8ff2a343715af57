import { Migration } from '#database/table'

/** Who cites whom: places of documents that name other ones, found or not; and summaries, which are made when somebody asks for one. */
export default class extends Migration {
  async up() {
    this.create('citations', (table) => {
      table.increments('id')
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.integer('start').unsigned().notNullable()
      table.integer('end').unsigned().notNullable()
      table.integer('place').unsigned().notNullable()
      table.string('kind', 12).notNullable()
      table.string('citation_key', 120).notNullable()
      table.string('law', 250).nullable()
      table.string('article', 40).nullable()
      table.string('said_on', 10).nullable()
      table.string('stance', 12).nullable()
      table.integer('cited_document_id').unsigned().nullable().references('legal_documents.id').onDelete('SET NULL')
      table.index(['document_id', 'start'])
      table.index(['citation_key', 'said_on'])
      table.index(['cited_document_id', 'document_id'])
    })

    this.create('document_summaries', (table) => {
      table.increments('id')
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.string('provider', 60).notNullable()
      table.string('fingerprint', 64).notNullable()
      table.text('sentences', 'longtext').notNullable()
      this.instants(table)
      table.unique(['document_id', 'provider'])
    })
  }
}
