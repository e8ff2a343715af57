import { Migration } from '#database/table'

/** Named ways to look at a list (filters, order, columns), of one person or of the whole firm, and with which one of them a list opens for somebody. */
export default class extends Migration {
  async up() {
    this.create('saved_views', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.string('list', 20).notNullable()
      table.string('name', 60).notNullable()
      table.string('query', 2000).notNullable()
      table.boolean('shared').notNullable()
      this.instants(table)
      table.index(['workspace_id', 'list'])
    })
    this.create('default_views', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('list', 20).notNullable()
      table.integer('saved_view_id').unsigned().notNullable().references('saved_views.id')
      table.unique(['workspace_id', 'user_id', 'list'])
      table.index(['saved_view_id'])
    })
  }
}
