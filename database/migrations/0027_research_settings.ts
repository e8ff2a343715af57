import { Migration } from '#database/table'

/** Before which court a person litigates: what the library says of binding force is said for it. */
export default class extends Migration {
  async up() {
    this.create('research_settings', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().unique().references('users.id').onDelete('CASCADE')
      table.string('court_kind', 20).notNullable()
      table.integer('circuit').unsigned().nullable()
      table.string('subject', 60).nullable()
      this.instants(table)
    })
  }
}
