import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

/**
 * Lists that come of cases of the library, rows whose day a person said later, matters whose number or court changed since rows were compared with them, and cases of the library
 * that are to be compared with matters.
 */
export default class extends Migration {
  async up() {
    this.schema.alterTable('matters', (table) => {
      table.index(['case_key'], 'matters_by_case_key')
    })
    this.schema.alterTable('court_lists', (table) => {
      table.string('source', 20).nullable()
    })
    this.schema.alterTable('court_list_rows', (table) => {
      table.integer('document_id').unsigned().nullable().references('legal_documents.id').onDelete('SET NULL')
      table.string('day_reason', 500).nullable()
      table.integer('day_said_by_id').unsigned().nullable().references('users.id')
      instantColumn(table as unknown as Knex.CreateTableBuilder, 'day_said_at').nullable()
      table.index(['workspace_id', 'case_key'], 'list_rows_of_case')
      table.index(['document_id'])
      table.index(['day_said_by_id'])
    })
    this.create('court_list_checks', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['matter_id'])
      table.index(['workspace_id'])
    })
    this.create('court_list_cases', (table) => {
      table.increments('id')
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.string('case_key', 60).nullable()
      table.boolean('waiting').notNullable()
      table.unique(['document_id'])
      table.index(['case_key'])
      table.index(['waiting', 'id'])
    })
    this.defer(async (db) => {
      await db.rawQuery(
        "INSERT INTO court_list_cases (document_id, waiting) SELECT id, 1 FROM legal_documents WHERE source = 'cjf' AND kind = 'expediente'"
      )
    })
  }
}
