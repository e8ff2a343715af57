import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** The deadlines of matters: what they run from, each with its sheet, what they were before, and what the firm asks for. */
export default class extends Migration {
  async up() {
    this.triggers()
    this.deadlines()
    this.revisions()
    this.settings()
  }

  private ofMatter(table: Table) {
    table.increments('id')
    table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
    table.integer('matter_id').unsigned().notNullable().references('matters.id')
  }

  private person(table: Table, name: string) {
    return table.integer(name).unsigned().nullable().references('users.id')
  }

  /** What deadlines run from: a notification, an act, a hearing. */
  private triggers() {
    this.create('matter_triggers', (table) => {
      this.ofMatter(table)
      table.string('kind', 12).notNullable()
      table.string('resolution', 60).nullable()
      table.string('title', 200).notNullable()
      table.string('happened_on', 10).notNullable()
      table.string('time', 5).nullable()
      table.string('notification', 60).notNullable()
      table.string('handling_calendar', 60).nullable()
      table.string('responsible_calendar', 60).nullable()
      table.integer('document_id').unsigned().nullable().references('documents.id').onDelete('SET NULL')
      this.person(table, 'created_by_id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['matter_id', 'happened_on'])
      table.index(['workspace_id'])
      table.index(['document_id'])
      table.index(['created_by_id'])
    })
  }

  private deadlines() {
    this.create('matter_deadlines', (table) => {
      this.ofMatter(table)
      table.integer('trigger_id').unsigned().nullable().references('matter_triggers.id')
      table.integer('parent_id').unsigned().nullable().references('matter_deadlines.id')
      table.integer('computation_id').unsigned().nullable().references('term_computations.id')
      table.string('source', 10).notNullable()
      table.string('title', 200).notNullable()
      table.string('term', 60).nullable()
      table.integer('term_version').unsigned().nullable()
      table.string('notification', 60).nullable()
      table.integer('notification_version').unsigned().nullable()
      table.string('handling_calendar', 60).nullable()
      table.string('responsible_calendar', 60).nullable()
      table.text('request').nullable()
      table.text('sheet', 'longtext').nullable()
      table.string('takes_effect', 10).nullable()
      table.string('last_day', 10).nullable()
      instantColumn(table, 'last_instant').nullable()
      /** Why it cannot be computed any more, while its old date stands. */
      table.text('problem').nullable()
      /** What it is computed from changed since. */
      table.boolean('stale').notNullable()
      table.string('status', 12).notNullable()
      table.boolean('open').notNullable()
      table.boolean('needs_signature').notNullable()
      this.person(table, 'responsible_id')
      this.person(table, 'proposed_by_id')
      instantColumn(table, 'proposed_at').notNullable()
      this.person(table, 'confirmed_by_id')
      instantColumn(table, 'confirmed_at').nullable()
      this.person(table, 'signed_by_id')
      instantColumn(table, 'signed_at').nullable()
      this.person(table, 'closed_by_id')
      instantColumn(table, 'closed_at').nullable()
      table.string('met_on', 10).nullable()
      table.integer('proof_document_id').unsigned().nullable().references('documents.id').onDelete('SET NULL')
      table.string('proof', 500).nullable()
      table.text('reason').nullable()
      table.boolean('shown').notNullable()
      table.string('client_text', 300).nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['workspace_id', 'open', 'last_day', 'id'])
      table.index(['matter_id', 'open', 'last_day'])
      table.index(['responsible_id', 'open', 'last_day'])
      table.index(['stale', 'workspace_id', 'id'])
      for (const column of ['trigger_id', 'parent_id', 'computation_id', 'proof_document_id']) table.index([column])
      for (const did of ['proposed', 'confirmed', 'signed', 'closed']) table.index([`${did}_by_id`])
    })
  }

  /** Every former date of a deadline, and why it changed. */
  private revisions() {
    this.create('matter_deadline_revisions', (table) => {
      this.ofMatter(table)
      table.integer('deadline_id').unsigned().notNullable().references('matter_deadlines.id')
      table.string('cause', 12).notNullable()
      table.text('before').notNullable()
      table.text('after').notNullable()
      table.text('sheet', 'longtext').nullable()
      this.person(table, 'changed_by_id')
      instantColumn(table, 'created_at').notNullable()
      table.index(['deadline_id', 'id'])
      table.index(['workspace_id'])
      table.index(['matter_id'])
      table.index(['changed_by_id'])
    })
  }

  /** What a firm asks for: which deadlines a second person signs. */
  private settings() {
    this.create('docket_settings', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.text('signed_kinds').notNullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id'])
    })
  }
}
