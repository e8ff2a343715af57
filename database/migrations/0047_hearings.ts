import { Migration } from '#database/table'

/** Hearings of matters: where and when, who attends, what is brought. Days and times are those of the firm's clocks. */
export default class extends Migration {
  async up() {
    this.create('hearings', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.string('kind', 30).notNullable()
      table.string('status', 20).notNullable()
      table.string('day', 10).notNullable()
      table.string('time', 5).notNullable()
      table.integer('minutes').unsigned().notNullable()
      table.integer('travel_minutes').unsigned().notNullable()
      table.string('court', 300).nullable()
      table.integer('court_id').unsigned().nullable().references('courts.id')
      table.string('room', 120).nullable()
      table.string('address', 300).nullable()
      table.string('link', 500).nullable()
      table.text('notes').nullable()
      table.text('outcome').nullable()
      table.boolean('shown_to_client').notNullable()
      table.boolean('client_attends').notNullable()
      table.integer('substitute_id').unsigned().nullable().references('users.id')
      table.integer('deferred_from_id').unsigned().nullable().references('hearings.id')
      table.integer('created_by_id').unsigned().notNullable().references('users.id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['workspace_id', 'day', 'id'])
      table.index(['matter_id', 'status', 'day'])
      table.index(['court_id'])
      table.index(['substitute_id'])
      table.index(['deferred_from_id'])
    })

    this.create('hearing_people', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('hearing_id').unsigned().notNullable().references('hearings.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.unique(['hearing_id', 'user_id'])
      table.index(['user_id', 'workspace_id'])
    })

    this.create('hearing_documents', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('hearing_id').unsigned().notNullable().references('hearings.id')
      table.integer('document_id').unsigned().notNullable()
      table.unique(['hearing_id', 'document_id'])
      table.index(['document_id'])
    })
  }
}
