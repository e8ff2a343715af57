import { Migration } from '#database/table'

/** Whom the firm stands for in a matter, when it was filed, and for how much, in centavos. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('matters', (table) => {
      table.string('our_role', 30).nullable()
      table.string('filed_on', 10).nullable()
      table.bigInteger('claim_amount').nullable()
    })
  }
}
