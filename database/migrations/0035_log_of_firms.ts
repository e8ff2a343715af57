import { Migration } from '#database/table'

/** The ways in which the log of a firm is read as a whole: by person, by action and by time, newest first. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('audit_entries', (table) => {
      table.index(['chain', 'actor_id', 'seq'])
      table.index(['chain', 'action', 'seq'])
      table.index(['chain', 'at', 'seq'])
    })
  }
}
