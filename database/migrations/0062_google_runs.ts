import { Migration, instantColumn } from '#database/table'

/** The last times that calendars were synced, and what each changed on either side, so that it can be read and undone. */
export default class extends Migration {
  async up() {
    this.create('google_runs', (table) => {
      table.increments('id')
      table.integer('connection_id').unsigned().notNullable().references('google_connections.id')
      instantColumn(table, 'started_at').notNullable()
      instantColumn(table, 'ended_at').nullable()
      instantColumn(table, 'undo_asked_at').nullable()
      instantColumn(table, 'undone_at').nullable()
      table.index(['connection_id', 'id'])
      table.index(['started_at'])
    })

    this.create('google_changes', (table) => {
      table.increments('id')
      table.integer('run_id').unsigned().notNullable().references('google_runs.id')
      table.string('side', 10).notNullable()
      table.string('does', 20).notNullable()
      table.string('item', 100).notNullable()
      table.string('event_id', 255).notNullable()
      table.string('title', 300).notNullable()
      table.text('before').nullable()
      table.text('after').nullable()
      instantColumn(table, 'at').notNullable()
      /** How undoing it ended: `undone`, or why it stayed. */
      table.string('undo', 20).nullable()
      table.index(['run_id', 'id'])
    })
  }
}
