import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** The files of matters: folders, documents with their versions, tags, uploads that go on after an interruption, and what a firm's files occupy. */
export default class extends Migration {
  async up() {
    this.create('document_folders', (table) => {
      this.part(table)
      table.integer('parent_id').unsigned().nullable().references('document_folders.id')
      table.string('name', 255).notNullable()
      table.string('name_folded', 420).notNullable()
      table.integer('position').unsigned().notNullable().defaultTo(0)
      this.trash(table)
      table.integer('version').unsigned().notNullable().defaultTo(1)
      this.instants(table)
      table.index(['matter_id', 'trashed', 'parent_id', 'name_folded'], 'folders_in_order')
      table.index(['trashed_with_id'])
      table.index(['trashed', 'trashed_at'], 'folders_to_purge')
    })

    this.create('documents', (table) => {
      this.part(table)
      table.integer('folder_id').unsigned().nullable().references('document_folders.id')
      table.integer('client_id').unsigned().nullable().references('clients.id')
      table.string('name', 500).notNullable()
      table.string('name_folded', 420).notNullable()
      table.string('kind', 12).notNullable()
      table.string('mime', 120).notNullable()
      table.bigInteger('size').unsigned().notNullable()
      table.integer('current_version_id').unsigned().nullable()
      table.integer('version_number').unsigned().notNullable().defaultTo(0)
      table.string('origin', 8).notNullable()
      table.integer('created_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'shared_at').nullable()
      table.integer('shared_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'checked_out_at').nullable()
      table.integer('checked_out_by_id').unsigned().nullable().references('users.id')
      table.string('checkout_note', 300).nullable()
      this.trash(table)
      table.integer('version').unsigned().notNullable().defaultTo(1)
      this.instants(table)
      for (const order of ['name_folded', 'updated_at', 'size']) {
        table.index(['matter_id', 'trashed', 'folder_id', order], `documents_in_folder_by_${order}`)
        table.index(['matter_id', 'trashed', order], `documents_by_${order}`)
      }
      table.index(['matter_id', 'shared_at'], 'documents_shared')
      table.index(['workspace_id', 'id'])
      table.index(['client_id'])
      table.index(['trashed_with_id'])
      table.index(['trashed', 'trashed_at'], 'documents_to_purge')
    })

    this.create('document_versions', (table) => {
      this.part(table)
      table.integer('document_id').unsigned().notNullable().references('documents.id')
      table.integer('number').unsigned().notNullable()
      table.string('storage_key', 100).notNullable()
      table.string('sha256', 64).notNullable()
      table.bigInteger('size').unsigned().notNullable()
      table.string('mime', 120).notNullable()
      table.string('kind', 12).notNullable()
      table.string('original_name', 1000).notNullable()
      table.string('comment', 500).nullable()
      table.string('origin', 8).notNullable()
      table.integer('uploaded_by_id').unsigned().nullable().references('users.id')
      table.integer('restored_from').unsigned().nullable()
      table.boolean('scanned').notNullable().defaultTo(false)
      instantColumn(table, 'created_at').notNullable()
      table.unique(['document_id', 'number'])
      table.index(['storage_key'])
      table.index(['matter_id', 'created_at'])
    })

    this.create('document_tags', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('name', 60).notNullable()
      table.string('name_folded', 120).notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['workspace_id', 'name_folded'])
    })

    this.create('document_taggings', (table) => {
      this.part(table)
      table.integer('document_id').unsigned().notNullable().references('documents.id')
      table.integer('tag_id').unsigned().notNullable().references('document_tags.id')
      table.unique(['document_id', 'tag_id'])
      table.index(['matter_id', 'tag_id', 'document_id'], 'taggings_of_matter')
      table.index(['tag_id'])
    })

    this.create('document_uploads', (table) => {
      this.part(table)
      table.string('key', 40).notNullable().unique()
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('folder_id').unsigned().nullable()
      table.integer('document_id').unsigned().nullable()
      table.string('path', 1000).nullable()
      table.string('name', 1000).notNullable()
      table.string('comment', 500).nullable()
      table.string('on_conflict', 8).notNullable()
      table.bigInteger('size').unsigned().notNullable()
      table.string('state', 10).notNullable()
      table.integer('made_document_id').unsigned().nullable()
      instantColumn(table, 'expires_at').notNullable()
      this.instants(table)
      table.index(['workspace_id', 'state'])
      table.index(['user_id'])
      table.index(['expires_at'])
    })

    this.create('document_storage', (table) => {
      table.integer('workspace_id').unsigned().notNullable().primary().references('workspaces.id')
      table.bigInteger('bytes').unsigned().notNullable().defaultTo(0)
      table.bigInteger('quota').unsigned().nullable()
      this.instants(table)
    })
  }

  /** What belongs to a matter of a firm. */
  private part(table: Table): void {
    table.increments('id')
    table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
    table.integer('matter_id').unsigned().notNullable().references('matters.id')
  }

  /** What can be thrown away and brought back; `trashed_with_id` is the folder with which it went. */
  private trash(table: Table): void {
    table.boolean('trashed').notNullable().defaultTo(false)
    instantColumn(table, 'trashed_at').nullable()
    table.integer('trashed_by_id').unsigned().nullable().references('users.id')
    table.integer('trashed_with_id').unsigned().nullable()
  }
}
