import { Migration } from '#database/table'

/** What stands in calendars at Google: which thing of Foja is which event, and how Google had it last. What is gone or hidden stays remembered. */
export default class extends Migration {
  async up() {
    this.create('google_items', (table) => {
      table.increments('id')
      table.integer('connection_id').unsigned().notNullable().references('google_connections.id')
      table.string('item', 100).notNullable()
      table.string('event_id', 255).notNullable()
      table.string('state', 10).notNullable()
      table.string('etag', 100).nullable()
      /** What was last known to stand there; null as long as it is not known to have arrived. */
      table.text('base').nullable()
      this.instants(table)
      table.unique(['connection_id', 'item'])
      table.unique(['connection_id', 'event_id'])
    })
  }
}
