import { Migration, instantColumn } from '#database/table'

/** What a firm told its clients of how their matters stand, as it was sent. */
export default class extends Migration {
  async up() {
    this.create('client_reports', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.integer('sent_by_id').unsigned().nullable().references('users.id')
      table.string('recipient', 254).notNullable()
      table.string('language', 2).notNullable()
      table.string('subject', 200).notNullable()
      table.text('body').notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['client_id', 'id'])
      table.index(['workspace_id', 'id'])
      table.index(['sent_by_id'])
    })
  }
}
