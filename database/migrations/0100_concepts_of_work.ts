import { Migration } from '#database/table'

/** With which concept of its charge something was charged: time, an expense, a part of an agreement. Empty of what was charged before this was kept. */
export default class extends Migration {
  async up() {
    for (const name of ['time_entries', 'matter_expenses', 'fee_charges'])
      this.schema.alterTable(name, (table) => {
        table.integer('charge_item_id').unsigned().nullable().references('charge_items.id')
        table.index(['charge_item_id'])
      })
  }
}
