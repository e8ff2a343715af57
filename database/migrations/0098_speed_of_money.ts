import { Migration } from '#database/table'

const SUMMED = ['currency', 'due_on', 'total', 'paid', 'remaining']

/**
 * Keeps the pages of money of large firms as fast as those of small ones (`tests/bench/billing`): each question about the account of a client has an index that holds all of it, since
 * SQLite does not know how large a firm is. There, texts that are searched stand beside what is summed of them; MariaDB indexes no whole texts.
 */
export default class extends Migration {
  async up() {
    this.schema.alterTable('charges', (table) => {
      const ofClient = ['workspace_id', 'client_id']
      table.index([...ofClient, 'issued_on', 'state', 'currency', 'total', 'reference'], 'charges_of_client')
      const settled = [
        'settled_on',
        'state',
        'status',
        'settled_by',
        'currency',
        'written_off',
        'remaining',
        'reference',
      ]
      table.index([...ofClient, ...settled], 'charges_settled')
      table.index([...ofClient, 'state', 'canceled_at', 'currency', 'total', 'reference'], 'charges_called_off')
      table.index([...ofClient, 'state', 'status', ...SUMMED], 'charges_summed_of_client')
      table.dropIndex([...ofClient, 'state', 'status'])
    })
    this.schema.alterTable('payments', (table) => {
      table.index(['workspace_id', 'client_id', 'state', 'currency', 'credit'], 'payments_credit')
    })
    if (this.db.dialect.name === 'mysql') return
    this.schema.alterTable('charges', (table) => {
      table.index(['workspace_id', 'state', 'status', ...SUMMED, 'search_text'], 'charges_said')
    })
    this.schema.alterTable('payments', (table) => {
      const summed = ['currency', 'amount', 'refunded', 'credit']
      table.index(['workspace_id', 'state', ...summed, 'search_text'], 'payments_said')
    })
  }
}
