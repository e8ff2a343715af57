import { Migration, instantColumn } from '#database/table'

/** Until when a task belongs to the process that started it: workers leave it alone until then. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('tasks', (table) => void instantColumn(table as never, 'reserved_until').nullable())
  }
}
