import { Migration } from '#database/table'

/** Whoever changes a calendar looks for the deadlines that were counted on it: without an index those of every firm are read. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('matter_deadlines', (table) => {
      table.index(['handling_calendar', 'open'], 'deadlines_of_handling_calendar')
      table.index(['responsible_calendar', 'open'], 'deadlines_of_responsible_calendar')
    })
  }
}
