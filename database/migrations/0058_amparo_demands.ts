import { Migration, instantColumn } from '#database/table'

/** Guided demands of amparo: what was answered so far, until they end in a matter with its deadlines. */
export default class extends Migration {
  async up() {
    this.create('amparo_demands', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('owner_id').unsigned().notNullable().references('users.id')
      table.integer('matter_id').unsigned().nullable().references('matters.id')
      table.integer('proceeding_id').unsigned().nullable().references('amparo_proceedings.id')
      table.string('title', 200).notNullable()
      table.string('kind', 30).notNullable()
      table.string('step', 20).notNullable()
      table.text('answers', 'mediumtext').notNullable()
      instantColumn(table, 'finished_at').nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['workspace_id', 'owner_id', 'id'])
      table.index(['owner_id'])
      table.index(['matter_id'])
      table.index(['proceeding_id'])
    })
  }
}
