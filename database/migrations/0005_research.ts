import { Migration, instantColumn } from '#database/table'

/** The library of law: documents, where they came from, and what people searched and pinned. */
export default class extends Migration {
  async up() {
    this.create('counters', (table) => {
      table.string('name', 40).notNullable().primary()
      table.bigint('value').unsigned().notNullable()
    })

    this.create('legal_documents', (table) => {
      table.increments('id')
      table.string('source', 30).notNullable()
      table.string('kind', 30).notNullable()
      table.string('external_id', 80).notNullable()
      table.string('document_type', 30).notNullable()
      table.string('slug', 120).notNullable()
      table.text('title').notNullable()
      table.text('body', 'longtext').notNullable()
      table.string('published_on', 10).nullable()
      table.string('fingerprint', 64).notNullable()
      table.text('url').nullable()
      table.text('facets', 'longtext').notNullable()
      table.text('metadata', 'longtext').notNullable()
      table.text('citation').notNullable()
      table.text('citation_keys').notNullable()
      table.bigint('change_seq').unsigned().notNullable().index()
      this.instants(table)
      table.unique(['source', 'kind', 'external_id'])
      table.unique(['source', 'slug'])
    })

    this.create('citation_keys', (table) => {
      table.string('citation_key', 120).notNullable()
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.primary(['citation_key', 'document_id'])
      table.index(['document_id'])
    })

    this.create('source_records', (table) => {
      table.increments('id')
      table.string('source', 30).notNullable()
      table.string('kind', 30).notNullable()
      table.string('external_id', 80).notNullable()
      table.string('state', 10).notNullable()
      table.string('etag', 120).nullable()
      table.string('reason', 250).nullable()
      instantColumn(table, 'fetched_at').nullable()
      instantColumn(table, 'checked_at').notNullable()
      table.integer('run_id').unsigned().notNullable()
      table.unique(['source', 'kind', 'external_id'])
      table.index(['source', 'kind', 'state'])
      table.index(['state', 'checked_at', 'id'])
      table.index(['run_id', 'state'])
    })

    this.create('source_runs', (table) => {
      table.increments('id')
      table.string('source', 30).notNullable()
      table.string('kind', 30).notNullable()
      table.string('state', 12).notNullable()
      table.integer('listed').unsigned().notNullable().defaultTo(0)
      table.integer('planned').unsigned().notNullable().defaultTo(0)
      table.integer('fetched').unsigned().notNullable().defaultTo(0)
      table.integer('stored').unsigned().notNullable().defaultTo(0)
      table.integer('unchanged').unsigned().notNullable().defaultTo(0)
      table.integer('rejected').unsigned().notNullable().defaultTo(0)
      table.integer('failed').unsigned().notNullable().defaultTo(0)
      table.string('failure', 500).nullable()
      instantColumn(table, 'started_at').notNullable()
      instantColumn(table, 'seen_at').notNullable()
      instantColumn(table, 'finished_at').nullable()
      table.index(['source', 'kind', 'id'])
    })

    this.create('stored_searches', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('source', 30).notNullable()
      table.string('signature', 64).notNullable()
      table.text('text').notNullable()
      table.text('filters').notNullable()
      table.integer('total').unsigned().notNullable()
      instantColumn(table, 'searched_at').notNullable()
      table.unique(['user_id', 'source', 'signature'])
      table.index(['user_id', 'searched_at'])
    })
  }
}
