import { Migration } from '#database/table'

/** Members are counted by role, firms found by their owner: without an index SQLite reads those of every firm. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('members', (table) => {
      table.index(['role_id'])
    })
    this.schema.alterTable('workspaces', (table) => {
      table.index(['owner_id'])
    })
  }
}
