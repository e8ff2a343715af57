import { Migration, instantColumn } from '#database/table'

/** Readings of sources that an operator asked for and that have not ended. Who asked is in the log of operators. */
export default class extends Migration {
  async up() {
    this.create('source_orders', (table) => {
      table.increments('id')
      table.string('source', 30).notNullable()
      table.string('kind', 30).notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['source', 'kind'])
    })
  }
}
