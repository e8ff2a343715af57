import { Migration } from '#database/table'

/** What fees are added up from, by charge; and the stages of one matter, without those of all others (`tests/bench/insights`). */
export default class extends Migration {
  async up() {
    this.schema.alterTable('charge_items', (table) => {
      const summed = ['kind', 'matter_id', 'amount', 'discount']
      table.index(['workspace_id', 'charge_id', ...summed], 'charge_items_by_charge')
      table.dropIndex([], 'charge_items_of_fees')
    })
    this.schema.alterTable(
      'fee_stages',
      (table) => void table.index(['workspace_id', 'matter_id'], 'fee_stages_of_matter')
    )
    this.schema.alterTable('fee_agreements', (table) => {
      table.index(['workspace_id', 'matter_id'], 'fee_agreements_of_matter')
    })
  }
}
