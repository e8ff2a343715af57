import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** A part of a matter that the portal keeps. */
function ofMatter(table: Table) {
  table.increments('id')
  table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
  table.integer('matter_id').unsigned().notNullable().references('matters.id')
}

const person = (table: Table, name: string) => table.integer(name).unsigned().nullable().references('users.id')

/** What a firm and its clients tell each other about a matter, and how clients come in. */
export default class extends Migration {
  async up() {
    this.news()
    this.requests()
    this.traces()
    this.ways()
  }

  private news() {
    this.create('portal_updates', (table) => {
      ofMatter(table)
      person(table, 'user_id')
      table.text('text').notNullable()
      table.string('next_title', 160).nullable()
      table.string('next_on', 10).nullable()
      table.string('next_time', 5).nullable()
      table.boolean('attend').notNullable().defaultTo(false)
      table.boolean('shown').notNullable().defaultTo(true)
      this.instants(table)
      table.index(['matter_id', 'shown', 'id'])
      table.index(['user_id'])
    })

    this.create('portal_messages', (table) => {
      ofMatter(table)
      person(table, 'user_id')
      table.string('side', 6).notNullable()
      table.text('text').notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['matter_id', 'side', 'id'])
      table.index(['user_id'])
    })

    this.create('portal_reads', (table) => {
      ofMatter(table)
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('side', 6).notNullable()
      table.integer('last_message_id').unsigned().notNullable()
      instantColumn(table, 'read_at').notNullable()
      table.unique(['matter_id', 'user_id', 'side'])
      table.index(['user_id'])
    })
  }

  private requests() {
    this.create('portal_requests', (table) => {
      ofMatter(table)
      person(table, 'asked_by_id')
      table.string('title', 160).notNullable()
      table.text('explanation').nullable()
      table.string('due_on', 10).nullable()
      table.string('state', 10).notNullable()
      table.text('reason').nullable()
      instantColumn(table, 'closed_at').nullable()
      this.instants(table)
      table.index(['matter_id', 'state', 'id'])
      table.index(['asked_by_id'])
    })

    this.create('portal_request_files', (table) => {
      ofMatter(table)
      table.integer('request_id').unsigned().notNullable().references('portal_requests.id')
      table.integer('document_id').unsigned().nullable()
      person(table, 'user_id')
      table.string('name', 255).notNullable()
      table.integer('size').unsigned().notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['matter_id', 'id'])
      table.index(['request_id', 'id'])
      table.index(['document_id'])
      table.index(['user_id'])
    })
  }

  private traces() {
    this.create('portal_views', (table) => {
      ofMatter(table)
      person(table, 'user_id')
      table.string('kind', 10).notNullable()
      table.integer('subject_id').unsigned().nullable()
      table.string('label', 255).nullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['matter_id', 'id'])
      table.index(['user_id', 'matter_id', 'id'])
    })
  }

  private ways() {
    this.create('portal_links', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.integer('matter_id').unsigned().nullable().references('matters.id')
      table.integer('client_id').unsigned().nullable().references('clients.id')
      person(table, 'user_id')
      person(table, 'created_by_id')
      table.string('purpose', 5).notNullable()
      table.string('email_hash', 64).notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.string('browser_hash', 64).nullable()
      instantColumn(table, 'expires_at').notNullable()
      instantColumn(table, 'used_at').nullable()
      instantColumn(table, 'revoked_at').nullable()
      this.instants(table)
      table.index(['email_hash', 'purpose'])
      table.index(['matter_id', 'id'])
      table.index(['client_id'])
      table.index(['user_id'])
      table.index(['created_by_id'])
      table.index(['expires_at'])
    })

    this.create('firm_requests', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('addressed_to', 254).notNullable()
      table.text('message').notNullable()
      table.string('state', 10).notNullable()
      table.integer('client_id').unsigned().nullable().references('clients.id')
      person(table, 'answered_by_id')
      instantColumn(table, 'answered_at').nullable()
      this.instants(table)
      table.index(['workspace_id', 'state', 'id'])
      table.index(['user_id', 'id'])
      table.index(['client_id'])
      table.index(['answered_by_id'])
    })
  }
}
