import { Migration, instantColumn } from '#database/table'

/** Who runs a submit and until when they are believed to live, and whether its transaction was kept. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('idempotency_keys', (table) => {
      table.string('holder', 60).nullable()
      instantColumn(table as never, 'lease_until').nullable()
      table.boolean('written').notNullable().defaultTo(false)
    })
  }
}
