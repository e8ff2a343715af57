import { Migration } from '#database/table'

/** Members are counted by role, firms found by their owner: without an index SQLite reads those of every firm. MySQL has one for each foreign key. */
export default class extends Migration {
  async up() {
    if (this.db.dialect.name === 'mysql') return
    this.schema.alterTable('members', (table) => {
      table.index(['role_id'])
    })
    this.schema.alterTable('workspaces', (table) => {
      table.index(['owner_id'])
    })
  }
}
