import { Migration } from '#database/table'

/** What recorded time is added up from: the fees of a currency have the time that is charged in it (`tests/bench/insights`). */
export default class extends Migration {
  async up() {
    this.schema.alterTable('time_entries', (table) => {
      table.index(['workspace_id', 'currency', 'worked_on', 'matter_id', 'minutes'], 'time_entries_by_currency')
      table.dropIndex([], 'time_entries_by_day')
    })
  }
}
