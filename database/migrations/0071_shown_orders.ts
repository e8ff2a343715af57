import { Migration } from '#database/table'

/** Which orders of a court the firm shows to its clients as they were written. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('amparo_news_items', (table) => {
      table.boolean('shown_to_client').notNullable().defaultTo(false)
    })
  }
}
