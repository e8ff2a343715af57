import { Migration } from '#database/table'

/**
 * What the statistics add up and reports page through, each from an index that holds all of it (`tests/bench/insights`). Nothing tells SQLite how large a firm is: of several indexes it takes the one
 * whose first columns the query names, so each sum has one that begins with all that it narrows and goes on with what it groups by.
 */
export default class extends Migration {
  async up() {
    this.schema.alterTable('matters', (table) => {
      const grouped = ['responsible_id', 'status', 'materia']
      const told = ['workspace_id', 'trashed', 'archived', ...grouped, 'created_at', 'updated_at', 'private', 'id']
      table.index(told, 'matters_told')
      table.index(['workspace_id', 'private', 'trashed', 'archived', 'id'], 'matters_private')
    })
    this.schema.alterTable('charges', (table) => {
      table.index(['workspace_id', 'currency', 'issued_on', 'state', 'total', 'paid'], 'charges_by_issue')
      const settled = ['state', 'settled_by', 'settled_days', 'settled_on']
      table.index(['workspace_id', 'currency', ...settled], 'charges_by_days_to_pay')
      table.index(['workspace_id', 'currency', 'state', 'status', 'issued_on', 'remaining'], 'charges_owed_by_issue')
      table.index(['workspace_id', 'id', 'currency'], 'charges_in_reports')
    })
    this.schema.alterTable('payments', (table) => {
      table.index(['workspace_id', 'currency', 'paid_on', 'state', 'amount', 'refunded'], 'payments_by_day')
      table.index(['workspace_id', 'id', 'currency'], 'payments_in_reports')
    })
    this.schema.alterTable('charge_items', (table) => {
      table.index(['charge_id', 'kind', 'matter_id', 'amount', 'discount'], 'charge_items_of_fees')
    })
    this.schema.alterTable('time_entries', (table) => {
      table.index(['workspace_id', 'worked_on', 'matter_id', 'minutes'], 'time_entries_by_day')
    })
    this.schema.alterTable('activities', (table) => {
      table.index(['workspace_id', 'id', 'matter_id'], 'activities_in_reports')
    })
    this.schema.alterTable('matter_deadlines', (table) => {
      table.index(['workspace_id', 'id', 'matter_id'], 'matter_deadlines_in_reports')
    })
  }
}
