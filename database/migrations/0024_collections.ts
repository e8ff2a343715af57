import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

const workspace = (table: Table) => table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
const person = (table: Table, name = 'user_id') => table.integer(name).unsigned().references('users.id')

/** A document of the library, with what it was called when it was kept: so much stays when the library has it no more. */
function kept(table: Table) {
  table.integer('document_id').unsigned().nullable().references('legal_documents.id').onDelete('SET NULL')
  table.string('source', 30).notNullable()
  table.string('kind', 30).notNullable()
  table.string('slug', 120).notNullable()
  table.text('title').notNullable()
  table.text('citation').notNullable()
  table.string('fingerprint', 64).notNullable()
}

/** What people and firms keep of the library: favourites, collections, notes, marks; and what they want to be told of it. */
export default class extends Migration {
  async up() {
    this.favorites()
    this.collections()
    this.notes()
    this.marks()
    this.alerts()
  }

  private favorites() {
    this.create('favorites', (table) => {
      table.increments('id')
      person(table).notNullable()
      kept(table)
      table.text('search_text').notNullable()
      this.instants(table)
      table.unique(['user_id', 'document_id'])
      table.index(['user_id', 'id'])
      table.index(['document_id'])
    })
  }

  private collections() {
    this.create('collections', (table) => {
      table.increments('id')
      workspace(table)
      person(table, 'owner_id').notNullable()
      table.string('name', 200).notNullable()
      table.string('name_folded', 420).notNullable()
      table.text('description').nullable()
      table.string('sharing', 10).notNullable()
      table.integer('copied_from_id').unsigned().nullable().references('collections.id').onDelete('SET NULL')
      table.text('copied_from').nullable()
      table.integer('version').unsigned().notNullable()
      instantColumn(table, 'deleted_at').nullable()
      this.instants(table)
      table.index(['workspace_id', 'owner_id', 'id'])
      table.index(['workspace_id', 'sharing', 'id'])
      table.index(['deleted_at'])
    })

    this.create('collection_items', (table) => {
      table.increments('id')
      workspace(table)
      table.integer('collection_id').unsigned().notNullable().references('collections.id').onDelete('CASCADE')
      kept(table)
      person(table, 'added_by_id').notNullable()
      table.integer('position').unsigned().notNullable()
      table.text('note').nullable()
      table.text('passage').nullable()
      table.integer('paragraph').unsigned().nullable()
      instantColumn(table, 'removed_at').nullable()
      this.instants(table)
      table.unique(['collection_id', 'document_id'])
      table.index(['collection_id', 'position'])
      table.index(['workspace_id', 'document_id'])
      table.index(['document_id'])
      table.index(['removed_at'])
    })
  }

  private notes() {
    this.create('document_notes', (table) => {
      table.increments('id')
      workspace(table)
      person(table).notNullable()
      kept(table)
      table.string('scope', 10).notNullable()
      table.text('text').notNullable()
      table.integer('paragraph').unsigned().nullable()
      table.text('quote').nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['workspace_id', 'document_id', 'id'])
      table.index(['user_id'])
    })
  }

  private marks() {
    const columns = (table: Table) => {
      table.increments('id')
      workspace(table)
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      person(table).notNullable()
      table.string('state', 10).notNullable()
      table.text('reason').nullable()
    }
    this.create('document_marks', (table) => {
      columns(table)
      this.instants(table)
      table.unique(['workspace_id', 'document_id'])
    })

    this.create('document_mark_changes', (table) => {
      columns(table)
      instantColumn(table, 'created_at').notNullable()
      table.index(['workspace_id', 'document_id', 'id'])
    })
  }

  private alerts() {
    this.create('alerts', (table) => {
      table.increments('id')
      person(table).notNullable()
      table.string('kind', 10).notNullable()
      table.string('name', 120).notNullable()
      table.string('signature', 64).notNullable()
      table.string('source', 30).nullable()
      table.text('text').nullable()
      table.text('filters').nullable()
      table.integer('document_id').unsigned().nullable().references('legal_documents.id').onDelete('SET NULL')
      table.string('frequency', 10).notNullable()
      table.boolean('paused').notNullable().defaultTo(false)
      table.integer('last_document_id').unsigned().notNullable().defaultTo(0)
      instantColumn(table, 'next_at').notNullable()
      instantColumn(table, 'ran_at').nullable()
      this.instants(table)
      table.unique(['user_id', 'signature'])
      table.index(['paused', 'next_at', 'id'])
      table.index(['document_id'])
    })

    this.create('alert_hits', (table) => {
      table.increments('id')
      table.integer('alert_id').unsigned().notNullable().references('alerts.id').onDelete('CASCADE')
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.string('reason', 20).notNullable()
      table.integer('change_id').unsigned().notNullable().defaultTo(0)
      table.boolean('told').notNullable().defaultTo(false)
      instantColumn(table, 'created_at').notNullable()
      table.unique(['alert_id', 'document_id', 'change_id'])
      table.index(['alert_id', 'told', 'id'])
      table.index(['document_id'])
    })

    this.create('watched_documents', (table) => {
      table
        .integer('document_id')
        .unsigned()
        .notNullable()
        .primary()
        .references('legal_documents.id')
        .onDelete('CASCADE')
      table.string('fingerprint', 64).notNullable()
      table.string('force', 20).notNullable()
      table.string('light', 30).nullable()
    })

    this.create('document_changes', (table) => {
      table.increments('id')
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.string('what', 20).notNullable()
      table.string('before', 64).nullable()
      table.string('after', 64).nullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['document_id', 'id'])
    })
  }
}
