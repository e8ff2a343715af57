import { Migration } from '#database/table'

/** What a firm sent within a day. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('charge_emails', (table) => {
      table.index(['workspace_id', 'created_at'], 'charge_emails_of_day')
    })
  }
}
