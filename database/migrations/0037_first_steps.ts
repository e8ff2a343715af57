import { instantColumn, Migration } from '#database/table'

/** When a member put the list of first steps of their firm away. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('members', (table) => {
      instantColumn(table as never, 'first_steps_dismissed_at').nullable()
    })
  }
}
