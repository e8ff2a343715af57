import { Migration, instantColumn } from '#database/table'

/** The connection of a person's work in a firm with a calendar of theirs at Google. Tokens are sealed. */
export default class extends Migration {
  async up() {
    this.create('google_connections', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('state', 20).notNullable()
      table.text('refresh_token').nullable()
      table.text('access_token').nullable()
      instantColumn(table, 'access_until').nullable()
      table.string('calendar_id', 255).notNullable()
      /** Goes into the ids of its events, so that no other connection has them. */
      table.string('id_scope', 32).notNullable()
      table.boolean('masked').notNullable()
      table.text('kinds').nullable()
      /** Where Google goes on telling what changed; null for all that there is. */
      table.text('sync_token').nullable()
      instantColumn(table, 'due_at').nullable()
      instantColumn(table, 'synced_at').nullable()
      table.integer('failures').unsigned().notNullable().defaultTo(0)
      instantColumn(table, 'failing_since').nullable()
      table.string('problem', 20).nullable()
      instantColumn(table, 'told_at').nullable()
      this.instants(table)
      table.unique(['workspace_id', 'user_id'])
      table.index(['user_id'])
      table.index(['due_at'])
    })
  }
}
